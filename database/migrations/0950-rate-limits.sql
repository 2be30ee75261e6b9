create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire timestamptz
)
--> next
create index rate_limits_expire on rate_limits (expire)
