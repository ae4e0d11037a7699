import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { seal, unseal } from "./seal.ts";
import { type Secrets, SecretUnusable } from "./secrets.ts";
import type { SqlConnection, Statement } from "./sql.ts";

const KEY_BYTES = 32;
const REMEMBERED_KEYS = 10_000;
/** A process that hears nothing of an erasure forgets the key all the same. */
const REMEMBERED_MS = 3_600_000;

/** A key, or why there is none: the subject was erased, or nothing of it was ever sealed. */
export type SubjectKey = Buffer | "erased" | "none";

/** The columns `wrapped_key` and `erased` that every query joins from `subject_keys`. */
export type KeyColumns = { wrapped_key: Uint8Array | null; erased: boolean | null };

export type SubjectKeys = {
  /** The key in a row just read: always what the database holds, never what this process remembers. */
  unwrap: (subject: string, row: KeyColumns) => SubjectKey;
  /** The key as this process last saw it. The database refuses an append that was encoded with another. */
  recall: (subject: string) => SubjectKey;
  /** The key as this process last saw it, or else as the database has it. */
  find: (connection: SqlConnection, subject: string) => Promise<SubjectKey>;
  /** The key, made now if there is none. An erased subject gets no other. */
  findOrCreate: (connection: SqlConnection, subject: string) => Promise<Buffer | "erased">;
  forget: (subject: string) => void;
};

const FIND = "select wrapped_key, erased_at is not null as erased from subject_keys where subject = $1";
const CREATE = "insert into subject_keys (subject, wrapped_key) values ($1, $2) on conflict do nothing";

/** Statements that destroy a subject's key for good, and the decision state folded from what it sealed. */
export const erasureOf = (subject: string): readonly Statement[] => [
  {
    text: `insert into subject_keys (subject, wrapped_key, erased_at) values ($1, null, now())
      on conflict (subject) do update set wrapped_key = null, erased_at = now() where subject_keys.erased_at is null`,
    params: [subject],
  },
  {
    text: "update streams set state_schema = null, state_version = null, state = null where stream_id = $1",
    params: [subject],
  },
];

/** Whether the key of a subject was destroyed. */
export const isErased = async (connection: SqlConnection, subject: string): Promise<boolean> => {
  const [row] = await connection.query<KeyColumns>(FIND, [subject]);
  return row?.erased === true;
};

const wrappingKeyOf = (secrets: Secrets): Buffer => secrets.derive("subject-keys");

/**
 * Throws SecretUnusable where the first customer's data are sealed with another secret than the one found, or with one
 * that is gone: what came in under a new one could not be read once the right one is back.
 */
export const ensureSecretFits = async (
  connection: SqlConnection,
  findSecrets: () => Promise<Secrets | null>,
): Promise<void> => {
  const [first] = await connection.query<{ subject: string; wrapped_key: Uint8Array }>(
    "select subject, wrapped_key from subject_keys where wrapped_key is not null order by subject limit 1",
  );
  if (first === undefined) return;
  const secrets = await findSecrets();
  if (secrets === null) throw new SecretUnusable("gone");
  try {
    unseal(wrappingKeyOf(secrets), first.wrapped_key, first.subject);
  } catch {
    throw new SecretUnusable("another");
  }
};

/** Data keys of subjects, each wrapped by a key derived from the master secret. */
export const createSubjectKeys = (secrets: Secrets): SubjectKeys => {
  const wrappingKey = wrappingKeyOf(secrets);
  const remembered = new LRUCache<string, Buffer>({ max: REMEMBERED_KEYS, ttl: REMEMBERED_MS });

  const remember = (subject: string, key: Buffer): Buffer => {
    remembered.set(subject, key);
    return key;
  };

  const unwrap: SubjectKeys["unwrap"] = (subject, row) => {
    if (row.wrapped_key !== null) {
      return remembered.get(subject) ?? remember(subject, unseal(wrappingKey, row.wrapped_key, subject));
    }
    remembered.delete(subject);
    return row.erased === true ? "erased" : "none";
  };

  const find: SubjectKeys["find"] = async (connection, subject) => {
    const known = remembered.get(subject);
    if (known !== undefined) return known;
    const [row] = await connection.query<KeyColumns>(FIND, [subject]);
    return row === undefined ? "none" : unwrap(subject, row);
  };

  return {
    unwrap,
    recall: (subject) => remembered.get(subject) ?? "none",
    find,
    findOrCreate: async (connection, subject) => {
      const found = await find(connection, subject);
      if (found !== "none") return found;
      await connection.query(CREATE, [subject, seal(wrappingKey, randomBytes(KEY_BYTES), subject)]);
      const stored = await find(connection, subject);
      if (stored === "none") throw new Error("The key of a subject was not stored");
      return stored;
    },
    forget: (subject) => void remembered.delete(subject),
  };
};
