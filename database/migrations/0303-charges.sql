create schema charges;
--> next
create table charges.ledger (
  idempotency_key text primary key,
  id text not null unique,
  kind text not null check (kind in ('charge', 'refund')),
  amount integer not null check (amount > 0),
  currency text not null,
  token text,
  reference text not null,
  status text not null check (status in ('charged', 'refunded', 'refused')),
  reason text,
  at timestamptz not null
);
--> next
create index ledger_of_reference on charges.ledger (reference);
