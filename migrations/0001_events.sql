-- What happened, in which order, and what each stream has come to.

create table events (
  position bigint primary key,
  stream_id text collate "C" not null,
  version bigint not null check (version > 0),
  event_id uuid not null,
  type text not null,
  schema_version integer not null check (schema_version > 0),
  data jsonb not null,
  sealed bytea,
  actor jsonb not null,
  correlation_id text not null,
  causation_id text,
  recorded_at timestamptz not null,
  constraint events_stream_version unique (stream_id, version),
  constraint events_event_id unique (event_id)
);

-- A row per stream: its version, and the decision state folded up to `state_version`.
create table streams (
  stream_id text collate "C" primary key,
  version bigint not null check (version > 0),
  state_schema text,
  state_version bigint,
  state jsonb
) with (fillfactor = 70);

-- The one row that gives positions. JavaScript counts exactly up to 2^53 - 1, and so do we.
create table log_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null check (position between 0 and 9007199254740991)
) with (fillfactor = 10);
insert into log_head (position) values (0);

-- A data key per subject; erased subjects keep a row without a key, so that none is ever made again.
create table subject_keys (
  subject text collate "C" primary key,
  wrapped_key bytea,
  erased_at timestamptz,
  check ((wrapped_key is null) = (erased_at is not null))
);

-- How far each subscription has come.
create table checkpoints (
  name text collate "C" primary key,
  position bigint not null check (position >= 0),
  updated_at timestamptz not null default now()
);

create table app_secrets (
  name text primary key,
  value bytea not null
);

create function refuse_change_of_events() returns trigger language plpgsql as $$
begin
  if current_setting('listwright.allow_event_changes', true) = 'on' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'events are never changed: % refused', tg_op using errcode = 'insufficient_privilege';
end
$$;

create trigger events_are_immutable before update or delete on events
  for each row execute function refuse_change_of_events();
create trigger events_are_kept before truncate on events
  for each statement execute function refuse_change_of_events();
alter table events enable always trigger events_are_immutable;
alter table events enable always trigger events_are_kept;

-- Judges a member that is not simply next in its stream. A repeat stands, id by id, where its expected version or its
-- first id says; an id that stands there alone, without all the others, is a batch that was changed after the first try.
create function judge_member(stream text, expected bigint, actual bigint, ids uuid[]) returns jsonb
language plpgsql stable as $$
declare
  first_version bigint := expected + 1;
  matching bigint;
  first_position bigint;
  last_position bigint;
begin
  if expected = -2 and actual = 0 then
    return jsonb_build_object('verdict', 'missing');
  elsif expected > actual then
    return jsonb_build_object('verdict', 'conflict', 'actual', actual);
  elsif expected < 0 then
    select e.version into first_version from events e where e.event_id = ids[1] and e.stream_id = stream;
    if first_version is null then
      return null;
    end if;
  end if;

  select count(*), min(e.position), max(e.position) into matching, first_position, last_position
    from unnest(ids) with ordinality as wanted (id, n)
    join events e on e.stream_id = stream and e.version = first_version + wanted.n - 1 and e.event_id = wanted.id;
  if matching = cardinality(ids) then
    return jsonb_build_object('verdict', 'repeated', 'version', first_version, 'first', first_position, 'last', last_position);
  end if;

  perform from events e where e.stream_id = stream and e.version = first_version and e.event_id = ids[1];
  return case when found then jsonb_build_object('verdict', 'corrupt') else jsonb_build_object('verdict', 'conflict', 'actual', actual) end;
end
$$;

-- Says of each member why it cannot be appended, or null if it could be. 'rekey': it was not encoded with the key its
-- subject has. So nothing is kept that its own key cannot open, or that destroying the key would miss.
create function judge_members(
  names text[], expected bigint[], versions bigint[], sealed boolean[], members jsonb
) returns jsonb language plpgsql stable as $$
declare
  verdicts jsonb[] := '{}';
  verdict jsonb;
  has_key boolean;
begin
  for i in 1 .. cardinality(names) loop
    verdict := null;
    if expected[i] <> versions[i] and (expected[i] <> -1 or versions[i] > 0) then
      verdict := judge_member(names[i], expected[i], versions[i],
        array(select (e ->> 'id')::uuid from jsonb_array_elements(members -> (i - 1) -> 'events') e));
    end if;
    select k.wrapped_key is not null into has_key from subject_keys k where k.subject = names[i];
    if verdict is null and sealed[i] is not null and has_key is distinct from nullif(sealed[i], false) then
      verdict := jsonb_build_object('verdict', 'rekey');
    end if;
    verdicts := verdicts || verdict;
  end loop;
  return case when num_nonnulls(variadic verdicts) > 0 then to_jsonb(verdicts) end;
end
$$;

-- Appends the events of many streams, each named once: all of them, or none.
--
-- Stream names[i] must be at version expected[i]; -1 is any version, -2 any but 0. sealed[i] says whether its member was
-- encoded with its subject's key, null that it does not matter. `members` is, in the same order, [{actor, correlation,
-- causation, at, state?: {schema, value}, events: [{id, type, v, data, sealed?}]}], and `changes` [{statement, rows}],
-- each run with its rows as the only parameter.
--
-- Locks are taken in one order: stream rows by name, then what the changes touch, and the head of the log last. Who
-- holds the head commits next, so positions have no gaps and follow the order of commits.
--
-- The answer is {head, versions}, the position and the versions before. If a member cannot be appended, nothing is
-- written and the answer is {verdicts}. If somebody appends to one of the streams at the same moment it fails, to be
-- tried again; who has locked the stream rows before does not meet that.
create function append_events(
  names text[], expected bigint[], sealed boolean[], members jsonb, changes jsonb
) returns jsonb language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  versions bigint[];
  created bigint;
  total bigint;
  suspicious boolean;
  verdicts jsonb;
  written bigint := 0;
  inserted bigint := 0;
  change record;
  head bigint;
begin
  select array_agg(coalesce(s.version, 0) order by w.m), count(*) filter (where s.version is null),
      sum(jsonb_array_length(members -> (w.m - 1)::int -> 'events')),
      bool_or(w.expected <> coalesce(s.version, 0) and (w.expected <> -1 or s.version is not null)
        or w.sealed is not null and nullif(w.sealed, false)
          is distinct from (select k.wrapped_key is not null from subject_keys k where k.subject = w.name))
    into versions, created, total, suspicious
    from unnest(names, expected, sealed) with ordinality as w (name, expected, sealed, m)
    left join streams s on s.stream_id = w.name;

  if suspicious then
    verdicts := judge_members(names, expected, versions, sealed, members);
    if verdicts is not null then
      return jsonb_build_object('verdicts', verdicts);
    end if;
  end if;

  if created < cardinality(names) then
    update streams s set
        version = m.version + jsonb_array_length(m.value -> 'events'),
        state_schema = case when m.value ? 'state' then m.value -> 'state' ->> 'schema' else s.state_schema end,
        state_version = case when m.value ? 'state' then m.version + jsonb_array_length(m.value -> 'events') else s.state_version end,
        state = case when m.value ? 'state' then m.value -> 'state' -> 'value' else s.state end
      from (
        select * from rows from (unnest(names), unnest(versions), jsonb_array_elements(members)) as m (name, version, value)
          order by m.name
      ) m
      where s.stream_id = m.name and s.version = m.version;
    get diagnostics written = row_count;
  end if;
  if created > 0 then
    insert into streams (stream_id, version, state_schema, state_version, state)
      select m.name, jsonb_array_length(m.value -> 'events'), m.value -> 'state' ->> 'schema',
          case when m.value ? 'state' then jsonb_array_length(m.value -> 'events') end, m.value -> 'state' -> 'value'
        from rows from (unnest(names), unnest(versions), jsonb_array_elements(members)) as m (name, version, value)
        where m.version = 0
        order by m.name
      on conflict do nothing;
    get diagnostics inserted = row_count;
  end if;
  if written + inserted < cardinality(names) then
    raise exception 'somebody else appends to one of these streams' using errcode = 'serialization_failure';
  end if;

  for change in select c.statement, c.rows from jsonb_to_recordset(changes) as c (statement text, rows jsonb) loop
    execute change.statement using change.rows;
  end loop;

  update log_head h set position = h.position + total where h.only_row returning h.position - total into head;
  insert into events (position, stream_id, version, event_id, type, schema_version, data, sealed,
      actor, correlation_id, causation_id, recorded_at)
    select head + row_number() over (order by m.n, e.n), m.name, m.version + e.n, e.id, e.type, e.v, e.data, decode(e.sealed, 'base64'),
        m.value -> 'actor', m.value ->> 'correlation', m.value ->> 'causation', (m.value ->> 'at')::timestamptz
      from rows from (unnest(names), unnest(versions), jsonb_array_elements(members))
          with ordinality as m (name, version, value, n),
        rows from (jsonb_to_recordset(m.value -> 'events') as (id uuid, type text, v integer, data jsonb, sealed text))
          with ordinality as e (id, type, v, data, sealed, n);
  perform pg_notify('events', (head + total)::text);
  return jsonb_build_object('head', head, 'versions', to_jsonb(versions));
end
$$;
