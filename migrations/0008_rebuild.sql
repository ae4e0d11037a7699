-- Tables under construction, each under the name of the live table it will take the place of.
create schema rebuild;

-- The rebuild that is going on or was interrupted, and how far it has come; the next run goes on from there.
create table rebuilds (
  only_row boolean primary key default true check (only_row),
  plan jsonb not null,
  phase text not null check (phase in ('tables', 'states')),
  position bigint not null check (position >= 0),
  stream_id text collate "C" not null default '',
  started_at timestamptz not null default now()
);

-- By which version of each projection its tables were last built; none means the first.
create table projection_versions (
  name text collate "C" primary key,
  version integer not null check (version > 0),
  position bigint not null check (position >= 0),
  built_at timestamptz not null default now()
);
