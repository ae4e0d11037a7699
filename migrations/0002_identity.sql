-- Who may enter, with which secret, and how often they may try. Hashes only: no password and no usable token is kept.

create table accounts (
  customer_id text collate "C" primary key,
  email text collate "C" not null,
  opened_at timestamptz not null,
  constraint accounts_email unique (email)
);

-- `version` counts the passwords, not the hashes: hashing the same password anew keeps it.
create table credentials (
  customer_id text collate "C" primary key references accounts on delete cascade,
  password_hash text not null,
  version integer not null default 1
);

-- The secret's hash and when it was last used. Whether the session lives is decided by the events of its customer.
create table sessions (
  session_id text collate "C" primary key,
  customer_id text collate "C" not null references accounts on delete cascade,
  secret_hash text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index sessions_customer on sessions (customer_id);

-- The one reset link of a customer that is still good; `job_id` is the mail that carries it.
create table reset_tokens (
  customer_id text collate "C" primary key references accounts on delete cascade,
  token_hash text collate "C" not null unique,
  job_id text collate "C" not null,
  expires_at timestamptz not null
);

-- Mail to be written and sent. A row is a sealed job: it goes away once its mail was handed over.
create table mail_outbox (
  job_id text collate "C" primary key,
  sealed bytea not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index mail_outbox_due on mail_outbox (due_at);

-- Attempts in the current window; `expire` in milliseconds since 1970. A lost row only forgives attempts.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
