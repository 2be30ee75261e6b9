create schema sessions;
--> next
create table sessions.login_handovers (
  key text primary key,
  sealed text not null,
  until timestamptz not null
);
--> next
create index login_handovers_by_end on sessions.login_handovers (until);
