create table moved_clock (
  only_row boolean primary key default true check (only_row),
  ahead_seconds integer not null
);
--> next
create table seeded_day (
  only_row boolean primary key default true check (only_row),
  day date not null
);
