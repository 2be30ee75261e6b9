alter table order_management.declarations
  -- What it did to each item of its contract, for the letter with the result.
  add column results jsonb not null default '[]',
  -- Why an operator could not carry it out.
  add column refusal text,
  -- Counts the moves, so that a decision that was sent twice is taken once.
  add column revision integer not null default 0;
