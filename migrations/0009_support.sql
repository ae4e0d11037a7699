-- Until when a member of staff may look into a history: written with HistoryViewed and PersonalDataRevealed.
create table support_visits (
  stream_id text collate "C" not null,
  staff_id text collate "C" not null,
  viewed_at timestamptz,
  revealed_at timestamptz,
  primary key (stream_id, staff_id)
);

-- Which customer a subscription of Stripe belongs to, so that staff find them by it.
create table stripe_subscriptions (
  subscription_id text collate "C" primary key,
  stream_id text collate "C" not null
);
insert into stripe_subscriptions (subscription_id, stream_id)
  select distinct data -> 'snapshot' ->> 'subscriptionId', stream_id from events
  where type = 'SubscriptionSynced' and data -> 'snapshot' ->> 'subscriptionId' is not null
  on conflict do nothing;
