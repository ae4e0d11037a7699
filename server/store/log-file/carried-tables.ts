/** What does not follow from events and goes along with the log, in an order that foreign keys allow. */
export const CARRIED_TABLES = [
  "accounts",
  "credentials",
  "sessions",
  "reset_tokens",
  "mail_outbox",
  "optimization_runs",
  "idempotency_keys",
  "checkpoints",
] as const;

/** What stays behind: made anew from events, at the next start, or worth nothing elsewhere. */
export const LEFT_TABLES = [
  "events",
  "streams",
  "log_head",
  "subject_keys",
  "app_secrets",
  "schema_migrations",
  "rate_limits",
  "rebuilds",
  "projection_versions",
] as const;

/** What a database has after its first start, when nothing happened in it yet. */
export const TABLES_OF_AN_EMPTY_DATABASE: readonly string[] = [
  "log_head",
  "app_secrets",
  "schema_migrations",
  "rate_limits",
  "rebuilds",
  "projection_versions",
  "checkpoints",
];
