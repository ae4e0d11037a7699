-- Read models of the work: avatars, ASIN profiles and optimizations. Written with the events, rebuilt from them.

create table avatars (
  avatar_id text collate "C" primary key,
  stream_id text collate "C" not null,
  name text not null,
  profile jsonb not null,
  saved_from_optimization_id text collate "C",
  created_at timestamptz not null
);
create index avatars_of_stream on avatars (stream_id, created_at);

create table asin_profiles (
  asin_id text collate "C" primary key,
  stream_id text collate "C" not null,
  avatar_id text collate "C",
  asin text not null,
  product_name text not null,
  avatar_name text not null,
  reviews_text text not null,
  current_title text not null,
  current_bullets jsonb not null,
  keywords jsonb not null,
  created_at timestamptz not null
);

create table optimizations (
  optimization_id text collate "C" primary key,
  stream_id text collate "C" not null,
  asin_id text collate "C" not null,
  avatar_id text collate "C",
  product_name text not null,
  kind text not null check (kind in ('paid', 'demo')),
  status text not null check (status in ('running', 'completed', 'failed')),
  requested_at timestamptz not null,
  completed_at timestamptz,
  result jsonb
);
create index optimizations_of_stream on optimizations (stream_id, completed_at desc nulls last);
create index optimizations_of_avatar on optimizations (avatar_id, completed_at desc) where avatar_id is not null;

-- Accepted optimizations that have not ended. The row comes and goes in the transaction of the events that begin and
-- end the work, so that whatever is accepted is found again after a crash. A run belongs to the holder of its lease.
create table optimization_runs (
  optimization_id text collate "C" primary key,
  subject_kind text not null check (subject_kind in ('customer', 'visitor')),
  subject_id text collate "C" not null,
  input jsonb not null,
  correlation_id text not null,
  causation_id text not null,
  holder text not null,
  lease_until timestamptz not null,
  attempts integer not null check (attempts >= 0),
  stage text not null,
  percent integer not null check (percent between 0 and 100),
  message text not null,
  accepted_at timestamptz not null default now()
);
create index optimization_runs_by_lease on optimization_runs (lease_until);

-- The first answer to a request that names itself, so that a repeat answers the same.
create table idempotency_keys (
  scope text collate "C" not null,
  key text collate "C" not null,
  body_hash text not null,
  result_id text collate "C" not null,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_scope_key primary key (scope, key)
);
create index idempotency_keys_of_result on idempotency_keys (result_id);
create index idempotency_keys_by_age on idempotency_keys (created_at);
