-- The day by which the money of a refund is back: the letter with the result of a declaration and the order's page say the same.
alter table order_management.refunds add column due_on date;
