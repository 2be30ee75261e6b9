create index orders_of_email on commerce.orders (site_id, (content #>> '{customer_info,email}'), placed_at desc);
