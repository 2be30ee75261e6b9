-- One row for each process, so that none waits for the lock of another that hangs.
create table readiness_probes (
  process uuid primary key,
  written_at timestamptz not null
);
