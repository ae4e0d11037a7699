-- Finds the counted attempts and the named requests of an account by ranges of indexes, when they are forgotten.

alter table rate_limits alter column key type text collate "C";
create index rate_limits_by_end on rate_limits (expire);
create index idempotency_keys_of_subject on idempotency_keys (split_part(scope, '/', -1));
