import { sql } from "drizzle-orm";
import { type PersonData, pseudonymousEmail } from "../../../contracts/privacy/person-data.ts";
import type { Database } from "../../../database/database.ts";
import { readRecords } from "../../../database/read-records.ts";

export function vehiclesPersonData(database: Database): PersonData {
  const { queries } = database;
  return {
    exportPerson({ accountId, identityId }) {
      const isOwn = sql`v.owner_uuid in (${accountId}, ${identityId ?? accountId})`;
      return readRecords(queries, {
        vehicles: sql`select to_jsonb(v) as record from vehicles.vehicles v where ${isOwn} order by v.vin`,
        vehicleServices: sql`select to_jsonb(s) as record from vehicles.subscriptions s
          join vehicles.vehicles v on v.vin = s.vin where ${isOwn} order by s.vin, s.product_id`,
        vehicleServiceChanges: sql`select to_jsonb(c) as record from vehicles.subscription_changes c
          join vehicles.vehicles v on v.vin = c.vin where ${isOwn} order by c.changed_at`,
        vehicleOwner: sql`select to_jsonb(o) as record from vehicles.owners o
          where o.uuid in (${accountId}, ${identityId ?? accountId})`,
      });
    },
    /** The vehicle and its services stay; nothing says any longer whose it is. */
    erasePerson: ({ person: { accountId, identityId }, pseudonym }) =>
      database.transaction(async (tx) => {
        const isOwn = sql`(${accountId}, ${identityId ?? accountId})`;
        await tx.execute(sql`
          insert into vehicles.owners (uuid, user_id_type, email)
          select ${pseudonym}, user_id_type, ${pseudonymousEmail(pseudonym)} from vehicles.owners
          where uuid in ${isOwn} limit 1 on conflict do nothing`);
        await tx.execute(sql`update vehicles.vehicles set owner_uuid = ${pseudonym} where owner_uuid in ${isOwn}`);
        await tx.execute(sql`delete from vehicles.owners where uuid in ${isOwn}`);
        return [];
      }),
  };
}
