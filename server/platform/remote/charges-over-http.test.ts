import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { importOrder } from "../../../contracts/order-management/import-order.ts";
import { createOrderManagementClient } from "../../../contracts/order-management/som.ts";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import type { Database } from "../../../database/database.ts";
import { readRows } from "../../../database/open-database.ts";
import { fillVehicles } from "../../../platform/vehicles/fill-vehicles.ts";
import { sampleVin, seedVehicles } from "../../../seed/vehicles/vehicles.ts";
import { openCharges } from "../../../test/order-management/charges-stand-in.ts";
import { paidOrder } from "../../../test/order-management/paid-order.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { guardedCharges, chargesPath } from "../../http/guarded-charges.ts";
import { createLogger } from "../../logging/logger.ts";
import { embeddedConnection } from "../embedded-connection.ts";
import { type RunningPlatform, startPlatform } from "../start-platform.ts";

const token = "t".repeat(40);
const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });

let shop: { database: Database; server: Server };
let own: { database: Database; platform: RunningPlatform };

beforeAll(async () => {
  const shopDatabase = await openTestDatabase();
  const charges = await openCharges({ database: shopDatabase, now: () => new Date() });
  const listener = getRequestListener(guardedCharges(charges, token).fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop = { database: shopDatabase, server };
  const database = await openTestDatabase();
  await fillVehicles(database.queries, seedVehicles(new Date()));
  await database.run("insert into seeded_day (day) values (current_date)");
  const { port } = server.address() as AddressInfo;
  const environment = readEnvironment({
    CHARGES_URL: `http://127.0.0.1:${port}${chargesPath}`,
    CHARGES_TOKEN: token,
  });
  const logger = createLogger("silent");
  const origin = "http://platform.test";
  own = { database, platform: await startPlatform({ environment, database, secret: "s".repeat(32), logger, origin }) };
}, 60_000);
afterAll(async () => {
  await own.platform.stop();
  await own.database.close();
  shop.server.close();
  await shop.database.close();
});

const rows = <Row>({ database }: { database: Database }, statement: string) =>
  readRows<Row>(database.queries, sql.raw(statement));

/** Moves the shop's clock until the platform's worker has run the jobs that are due. */
const until = <T>(find: () => Promise<T | undefined>): Promise<T> =>
  vi.waitFor(
    async () => {
      await own.platform.clock.forward(20);
      own.platform.wake();
      const found = await find();
      if (found === undefined) throw new Error("It has not happened yet.");
      return found;
    },
    { timeout: 20_000, interval: 200 },
  );

it("a platform in another process refunds over the ledger of the shop, and no other", async () => {
  const call = createOrderManagementClient(embeddedConnection(own.platform.services["order-management"]));
  const order = paidOrder({
    orderNo: "A9-1",
    placedAt: own.platform.clock.now().toISOString(),
    customer: { accountId: "account-a9" },
    vehicle: { vin },
  });
  await call(importOrder, { body: order });
  const recordId = await until(async () => {
    const [asset] = await rows<{ id: string }>(
      own,
      "select id from order_management.assets where status = 'Installed' limit 1",
    );
    return asset?.id;
  });
  await call(updateOmsRecord, {
    body: { refSubscription: "Asset", accountId: "account-a9", recordId, cancelAutoRenewalItems: [{}] },
  });
  const written = await until(async () => {
    const ledger = await rows<{ kind: string }>(shop, "select kind, amount, status, reference from charges.ledger");
    return ledger.length > 0 ? ledger : undefined;
  });
  expect(written).toEqual([{ kind: "refund", amount: 8900, status: "refunded", reference: "A9-1" }]);
  expect(await rows(own, "select 1 from payments.refunds")).toEqual([]);
}, 60_000);
