-- Which customer has which account at Stripe: written with BillingCustomerCreated, read when a webhook comes in.
create table billing_customers (
  stripe_customer_id text collate "C" primary key,
  stream_id text collate "C" not null unique
);
