-- Set when the bank never paid what it had authorised: nothing is there to refund.
alter table payments.payments add column capture_failed_at timestamptz;
--> next
-- Set while the order does not have the token that its provider sent after the payment.
alter table payments.payments add column has_unsent_token boolean not null default false;
--> next
-- The provider's name for the attempt under way, and for the last one that failed: a message about an older attempt says
-- nothing about the newest.
alter table payments.reversals add column attempt_reference text;
--> next
alter table payments.reversals add column failed_reference text;
--> next
-- When the shop stopped asking: since then it is a case for people.
alter table payments.reversals add column left_to_people_at timestamptz;
--> next
alter table payments.refunds add column left_to_people_at timestamptz;
--> next
-- What was accepted before there were deadlines gets one.
update payments.reversals set due_at = requested_at + interval '1 day' where state = 'ACCEPTED' and due_at is null;
--> next
update payments.refunds set due_at = requested_at + interval '1 day' where state = 'ACCEPTED' and due_at is null;
--> next
create table payments.disputes (
  provider text not null,
  -- The provider's name for the dispute.
  reference text not null,
  payment_id text not null references payments.payments (id),
  amount integer not null,
  currency text not null,
  state text not null check (state in ('OPEN', 'LOST', 'WON')),
  -- How far the dispute has come; a message about an earlier step changes nothing.
  step integer not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (provider, reference)
);
--> next
create index disputes_of_payment on payments.disputes (payment_id);
--> next
-- Tokens that a provider sent by themselves, possibly before the payment they belong to was known.
create table payments.tokens (
  provider text not null,
  token text not null,
  shopper_reference text not null,
  payment_reference text,
  merchant_reference text,
  type text,
  received_at timestamptz not null,
  disabled_at timestamptz,
  primary key (provider, token)
);
--> next
create index tokens_of_payment on payments.tokens (provider, payment_reference);
--> next
create index tokens_of_merchant_reference on payments.tokens (provider, merchant_reference);
--> next
create index payments_of_shopper on payments.payments (provider, shopper_reference, created_at);
