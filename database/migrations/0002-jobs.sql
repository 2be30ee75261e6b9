create table jobs (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  dedupe_key text,
  run_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  done_at timestamptz,
  failed_at timestamptz,
  last_error text,
  unique (topic, dedupe_key)
);
--> next
create index jobs_due on jobs (run_at, id) where done_at is null and failed_at is null;
