-- Sessions with their account and the decision state of their customer, as every signed-in request asks for them. Planning
-- the four tables anew each time would cost more than reading them, so the plan is made once per connection.
create function find_sessions(ids text[]) returns table (
  session_id text, customer_id text, email text, secret_hash text, created_at timestamptz, last_seen_at timestamptz,
  version bigint, state_schema text, state_version bigint, state jsonb, wrapped_key bytea, erased boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select found.session_id, found.customer_id, a.email, found.secret_hash, found.created_at, found.last_seen_at,
      s.version, s.state_schema, s.state_version, s.state, k.wrapped_key, k.erased_at is not null
    from sessions found
    join accounts a on a.customer_id = found.customer_id
    join streams s on s.stream_id = 'customer-' || found.customer_id
    left join subject_keys k on k.subject = s.stream_id
    where found.session_id = any (ids);
end
$$;
