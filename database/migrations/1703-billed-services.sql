-- The names of the services and the tax of a payment, for the letter about one that fails later.
alter table payments.payments add column billed jsonb;
