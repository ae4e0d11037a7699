-- What an optimization was asked for beside its ASIN profile, so that a regeneration asks for the same.
alter table optimizations add column rule_profile text;
alter table optimizations add column include jsonb;
