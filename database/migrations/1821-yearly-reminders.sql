-- A long term has reminders years before its end.
alter table order_management.reminders drop constraint reminders_day_offset_check;
