import { lookUpGuestOrder } from "../../app/features/orders/guest/lookup/look-up-order.server.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { openDatabase } from "../../database/open-database.ts";
import { createOrderManagement } from "../../platform/order-management/order-management.ts";
import { createRateLimits } from "../../server/limits/rate-limits.ts";

/** The lookups of one shop process: answers each with the kind of its outcome. */
export type SentLookup = { ip: string; orderNumber: string; email: string };

const [databaseUrl = ""] = process.argv.slice(2);
const database = await openDatabase({ url: databaseUrl });
const limits = createRateLimits(database, { scale: 1 });
const app = createOrderManagement({ database, now: () => new Date() });
const orderManagement = createOrderManagementClient({
  baseUrl: "http://embedded.invalid",
  fetch: async (request) => app.fetch(request),
});

async function answer({ ip, ...lookup }: SentLookup): Promise<void> {
  const deps = { services: { orderManagement }, limits, ip, siteId: "VCS", elapsedMs: () => 0, refusalStepMs: 0 };
  const { kind } = await lookUpGuestOrder(deps, lookup);
  process.send?.(kind);
}

process.on("message", (received: SentLookup | "close") => {
  if (received !== "close") return void answer(received);
  void database.close().then(() => process.disconnect());
});
// The test process has ended.
process.on("disconnect", () => process.exit());
process.send?.("ready");
