-- Who has used a coupon: a new guest is the same person by e-mail address, and the same vehicle is worth one use too.
alter table commerce.coupon_redemptions add column email text;
--> next
alter table commerce.coupon_redemptions add column vin text;
--> next
update commerce.coupon_redemptions as used
set
  email = lower(trim(orders.content -> 'customer_info' ->> 'email')),
  vin = orders.fields ->> 'c_SNP_OMS_vin'
from commerce.orders
where orders.order_no = used.order_no;
--> next
create index redemptions_of_email on commerce.coupon_redemptions (code, email);
--> next
create index redemptions_of_vehicle on commerce.coupon_redemptions (code, vin);
