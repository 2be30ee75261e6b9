create schema letters;
--> next
-- Letters to customers, written in the transaction of their cause and sent by a job.
create table letters.outbox (
  id bigint generated always as identity primary key,
  event_key text not null unique,
  kind text not null,
  recipient text not null,
  name text,
  site_id text not null,
  locale_id text not null,
  content jsonb not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'suppressed')),
  text_version text,
  sent_at timestamptz
);
--> next
create index outbox_of_recipient on letters.outbox (lower(recipient), id desc);
