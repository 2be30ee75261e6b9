-- How far the sending of a letter is, for the job and for operators.
alter table letters.outbox
  add column tries integer not null default 0,
  add column claimed_until timestamptz,
  add column last_problem text;
--> next
create index outbox_newest on letters.outbox (id desc) include (state);
--> next
-- Addresses that a mail server refused as unknown, in lower case.
create table letters.bounces (
  address text primary key,
  bounced_at timestamptz not null,
  reason text not null
);
--> next
-- Readers who do not want reminders about services that are not renewed by themselves.
create table letters.unsubscribed (
  address text not null,
  site_id text not null,
  unsubscribed_at timestamptz not null,
  primary key (address, site_id)
);
--> next
-- What would have been sent, where no mail server is set.
create table letters.mailbox (
  id bigint generated always as identity primary key,
  letter_id bigint not null unique references letters.outbox on delete cascade,
  recipient text not null,
  sender text not null,
  subject text not null,
  headers text not null,
  html text not null,
  plain_text text not null,
  attachments jsonb not null,
  received_at timestamptz not null
);
--> next
create index mailbox_of_recipient on letters.mailbox (lower(recipient), id desc);
--> next
-- Identity's own mailbox is replaced by the shop's.
drop table identity.mails;
