create schema payment_sandbox;
--> next
-- The first answer to a key, for everybody who asks again with it.
create table payment_sandbox.answers (
  provider text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  made_at timestamptz not null,
  primary key (provider, key)
);
--> next
create table payment_sandbox.messages (
  id text primary key,
  provider text not null,
  subject text not null,
  kind text not null,
  document jsonb not null,
  made_at timestamptz not null,
  deliveries integer not null default 0,
  last_status integer
);
--> next
create index messages_newest on payment_sandbox.messages (provider, made_at desc);
--> next
-- What is to go wrong next, as the console was told.
create table payment_sandbox.mishaps (
  provider text not null,
  kind text not null check (kind in ('lose-answer', 'fail', 'delay-messages')),
  amount integer not null,
  primary key (provider, kind)
);
--> next
create schema adyen_sandbox;
--> next
create table adyen_sandbox.payments (
  psp_reference text primary key,
  merchant_account text not null,
  reference text not null,
  shopper_reference text,
  amount integer not null,
  currency text not null,
  state text not null check (state in ('awaiting', 'received', 'authorised', 'refused', 'cancelled', 'reversed')),
  method jsonb not null,
  refusal jsonb,
  is_stored boolean not null,
  token text,
  return_url text,
  -- What the shopper comes back with.
  secret text not null unique,
  made_at timestamptz not null
);
--> next
create index adyen_payments_newest on adyen_sandbox.payments (made_at desc);
--> next
create table adyen_sandbox.stored_methods (
  id text primary key,
  shopper_reference text not null,
  method jsonb not null,
  made_at timestamptz not null
);
--> next
create index stored_methods_of_shopper on adyen_sandbox.stored_methods (shopper_reference, made_at);
--> next
create table adyen_sandbox.modifications (
  psp_reference text primary key,
  payment text not null references adyen_sandbox.payments (psp_reference),
  kind text not null check (kind in ('refund', 'reversal')),
  amount integer not null,
  reference text not null,
  made_at timestamptz not null
);
--> next
create index modifications_of_payment on adyen_sandbox.modifications (payment);
--> next
create schema stripe_sandbox;
--> next
create table stripe_sandbox.objects (
  id text primary key,
  kind text not null,
  customer text,
  document jsonb not null,
  -- How a method behaves when it is charged.
  scenario text,
  made_at timestamptz not null,
  position bigint generated always as identity
);
--> next
create index stripe_objects_newest on stripe_sandbox.objects (kind, position desc);
--> next
create index stripe_objects_of_customer on stripe_sandbox.objects (customer, kind, position desc);
--> next
create index stripe_customers_of_cdc on stripe_sandbox.objects ((document #>> '{metadata,sap_cdc_id}'))
  where kind = 'customer';
--> next
create index stripe_refunds_of_intent on stripe_sandbox.objects ((document ->> 'payment_intent')) where kind = 'refund';
