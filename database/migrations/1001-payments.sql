create schema payments;
--> next
create table payments.payments (
  id text primary key,
  purpose text not null check (purpose in ('checkout', 'renewal', 'method')),
  provider text not null check (provider in ('adyen', 'stripe')),
  state text not null check (state in (
    'INIT', 'SUBMITTED', 'ACTION_REQUIRED', 'PENDING', 'AUTHORISED', 'REFUSED', 'CANCELLED', 'REVERSING', 'REVERSED')),
  site_id text not null,
  customer_id text not null,
  basket_id text,
  -- What the money is for. A checkout learns its order number once the order is there.
  reference text,
  -- What the provider knows the payment by; never used for another one.
  merchant_reference text unique,
  idempotency_key text unique,
  amount integer not null check (amount >= 0),
  currency text not null,
  country text not null,
  shopper_reference text not null,
  provider_customer text,
  provider_reference text,
  -- Set when the country of the method must be the one of the bill.
  billing_country text,
  -- Which instrument of the basket is paid with: an order made of the basket carries it on.
  instrument_id text,
  customer_email text,
  ip_address text,
  order_fields jsonb not null default '{}',
  method jsonb,
  action jsonb,
  error text,
  error_code text,
  -- The state the order was told of last.
  told_state text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  changed_at timestamptz not null,
  -- When somebody must look at it next; null when nothing is left to do.
  due_at timestamptz
);
--> next
create unique index one_living_payment_of_basket on payments.payments (basket_id)
  where state in ('INIT', 'SUBMITTED', 'ACTION_REQUIRED', 'PENDING', 'AUTHORISED');
--> next
create index payments_due on payments.payments (due_at) where due_at is not null;
--> next
create index unfinished_payments_of_customer on payments.payments (customer_id, created_at)
  where state in ('INIT', 'SUBMITTED', 'ACTION_REQUIRED');
--> next
create index payments_of_reference on payments.payments (reference);
--> next
create index payments_of_basket on payments.payments (basket_id, created_at);
--> next
create index payments_of_provider_reference on payments.payments (provider, provider_reference);
--> next
create table payments.reversals (
  provider text not null,
  provider_reference text not null,
  payment_id text not null references payments.payments (id),
  state text not null check (state in ('REQUESTED', 'ACCEPTED', 'DONE')),
  attempt integer not null default 1,
  requested_at timestamptz not null,
  due_at timestamptz,
  primary key (provider, provider_reference)
);
--> next
create index reversals_of_payment on payments.reversals (payment_id);
--> next
create index reversals_due on payments.reversals (due_at) where due_at is not null;
--> next
create table payments.refunds (
  idempotency_key text primary key,
  id text not null unique,
  payment_id text not null references payments.payments (id),
  amount integer not null check (amount > 0),
  state text not null check (state in ('REQUESTED', 'ACCEPTED', 'ISSUED', 'FAILED')),
  provider_reference text,
  reason text,
  requested_at timestamptz not null,
  due_at timestamptz
);
--> next
create index refunds_of_payment on payments.refunds (payment_id);
--> next
create index refunds_of_provider_reference on payments.refunds (provider_reference);
--> next
create index refunds_due on payments.refunds (due_at) where due_at is not null;
--> next
create table payments.methods (
  token text primary key,
  provider text not null check (provider in ('adyen', 'stripe')),
  shopper_reference text not null,
  provider_customer text,
  details jsonb not null,
  country text not null,
  added_at timestamptz not null
);
--> next
create index methods_of_shopper on payments.methods (provider, shopper_reference);
--> next
create table payments.provider_customers (
  provider text not null,
  shopper_reference text not null,
  provider_customer text not null,
  primary key (provider, shopper_reference)
);
--> next
create table payments.webhook_events (
  provider text not null,
  event_id text not null,
  notice jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (provider, event_id)
);
--> next
create index webhook_events_open on payments.webhook_events (received_at) where processed_at is null;
