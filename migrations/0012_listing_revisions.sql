-- The words of each listing after each change: written with ListingRevised, read with the result and for comparing.
create table listing_revisions (
  optimization_id text collate "C" not null,
  revision integer not null,
  stream_id text collate "C" not null,
  words jsonb,
  restores integer,
  revised_at timestamptz not null,
  primary key (optimization_id, revision)
);
create index listing_revisions_of_stream on listing_revisions (stream_id);
