create index jobs_failed on jobs (failed_at, id) where failed_at is not null;
