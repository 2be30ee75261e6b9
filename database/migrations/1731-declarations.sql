-- Declarations that end a contract, as they were received. A job looks for the contract afterwards.
create table order_management.declarations (
  number text primary key,
  request_key text not null unique,
  kind text not null check (kind in ('withdrawal', 'cancellation')),
  site_id text not null,
  locale_id text not null,
  name text not null,
  contract text not null,
  email text not null,
  type text check (type in ('ordinary', 'extraordinary')),
  reason text,
  ends_on date,
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'matched', 'unmatched', 'settled')),
  -- The order it was matched with, by the job or by an operator.
  order_id text references order_management.orders (id),
  -- Why an operator has to look at it.
  open_reason text,
  -- The operator's words about how it was settled.
  note text,
  is_letter_held boolean not null
);
--> next
create index declarations_of_email on order_management.declarations (lower(email), received_at desc);
--> next
create index declarations_by_state on order_management.declarations (state, received_at desc);
--> next
-- A contract is also found by its service or vehicle and the e-mail address.
create index orders_of_email on order_management.orders (lower(email));
