-- What a payment is for, so that the shop does not sell it again before the vehicle has it. The fields of the order,
-- with the VIN, are emptied once the order has them; a hash is enough to find the payments of a vehicle.
alter table payments.payments add column vehicle_hash text;
--> next
alter table payments.payments add column services jsonb not null default '[]';
--> next
create index payments_of_vehicle on payments.payments (vehicle_hash) where state in ('PENDING', 'AUTHORISED');
