-- Accounts that wait to be erased, and when: written with AccountDeletionRequested, read by the eraser.
create table account_deletions (
  stream_id text collate "C" primary key,
  erases_at timestamptz not null
);
create index account_deletions_due on account_deletions (erases_at);
