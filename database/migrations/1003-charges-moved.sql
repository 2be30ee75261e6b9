-- Money of renewals and refunds goes over the ledger of payments.
drop schema charges cascade;
