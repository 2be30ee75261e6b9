import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Connection, createClient } from "../../../contracts/client.ts";
import { isFault } from "../../../contracts/fault.ts";
import { type ImportedOrder, importOrder } from "../../../contracts/order-management/import-order.ts";
import { maxAttempts } from "../../../database/jobs/job-leases.ts";
import { type JobHandler } from "../../../database/jobs/jobs.ts";
import type { Database, Queries } from "../../../database/database.ts";
import { exportTopic } from "./export-topic.ts";
import { importedOrder } from "./imported-order.ts";
import { type OrderRow, orders } from "./order-tables.ts";

/** The id order management knows a registered customer by. */
export type AccountOf = (queries: Queries, customer: { siteId: string; customerId: string }) => Promise<string | null>;

type Deps = { database: Database; orderManagement: Connection; accountOf?: AccountOf };

const payloadOf = z.object({ orderNo: z.string(), isRepeated: z.boolean().default(false) });

/** The platform's own id serves where nobody knows a better one. */
const ownId: AccountOf = async (_, { customerId }) => customerId;

/** The jobs of the commerce platform. */
export function commerceJobs({ database, orderManagement, accountOf = ownId }: Deps): Record<string, JobHandler> {
  const { queries } = database;
  const call = createClient({
    service: "order management",
    connection: orderManagement,
    readFault: () => undefined,
  });
  const mark = async (orderNo: string, exportStatus: OrderRow["exportStatus"]) => {
    await queries.update(orders).set({ exportStatus }).where(eq(orders.orderNo, orderNo));
  };
  return {
    [exportTopic]: async (payload, attempt) => {
      const { orderNo, isRepeated } = payloadOf.parse(payload);
      const [order] = await queries.select().from(orders).where(eq(orders.orderNo, orderNo));
      if (!order || (order.exportStatus === "exported" && !isRepeated)) return;
      const accountId = order.isGuest ? null : await accountOf(queries, order);
      const document: ImportedOrder = importedOrder(order, accountId);
      try {
        await call(importOrder, { body: document });
        await mark(orderNo, "exported");
      } catch (error) {
        if (isFault(error) && error.kind === "refused") {
          // Asking again would be refused again; somebody has to look at it.
          await mark(orderNo, "failed");
          return;
        }
        if (attempt >= maxAttempts) await mark(orderNo, "failed");
        throw error;
      }
    },
  };
}
