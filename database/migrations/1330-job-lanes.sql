create index jobs_due_by_topic on jobs (topic, run_at, id) where done_at is null and failed_at is null;
--> next
drop index jobs_due;
--> next
create index jobs_done on jobs (done_at) where done_at is not null;
