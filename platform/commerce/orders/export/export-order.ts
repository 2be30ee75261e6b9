import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Connection, createClient } from "../../../../contracts/client.ts";
import { isFault } from "../../../../contracts/fault.ts";
import { type ImportedOrder, importOrder } from "../../../../contracts/order-management/import-order.ts";
import { maxAttempts } from "../../../../database/jobs/job-leases.ts";
import { type JobHandler } from "../../../../database/jobs/jobs.ts";
import type { Database, Queries } from "../../../../database/database.ts";
import { exportTopic } from "./export-topic.ts";
import { buildImportedOrder } from "./build-imported-order.ts";
import { type OrderRow, orders } from "../order-tables.ts";

/** Finds the id of a registered customer in order management. */
export type FindAccountId = (
  queries: Queries,
  customer: { siteId: string; customerId: string },
) => Promise<string | null>;

type Deps = { database: Database; orderManagement: Connection; findAccountId?: FindAccountId };

const exportPayload = z.object({ orderNo: z.string(), isRepeated: z.boolean().default(false) });

/** The default: the commerce platform's own customer id. */
const useCustomerId: FindAccountId = async (_, { customerId }) => customerId;

/** The jobs of the commerce platform. */
export function commerceJobs({
  database,
  orderManagement,
  findAccountId = useCustomerId,
}: Deps): Record<string, JobHandler> {
  const { queries } = database;
  const call = createClient({
    service: "order management",
    connection: orderManagement,
    readFault: () => undefined,
  });
  const setExportStatus = async (orderNo: string, exportStatus: OrderRow["exportStatus"]) => {
    await queries.update(orders).set({ exportStatus }).where(eq(orders.orderNo, orderNo));
  };
  return {
    [exportTopic]: async (payload, attempt) => {
      const { orderNo, isRepeated } = exportPayload.parse(payload);
      const [order] = await queries.select().from(orders).where(eq(orders.orderNo, orderNo));
      if (!order || (order.exportStatus === "exported" && !isRepeated)) return;
      const accountId = order.isGuest ? null : await findAccountId(queries, order);
      const document: ImportedOrder = buildImportedOrder(order, accountId);
      try {
        await call(importOrder, { body: document });
        await setExportStatus(orderNo, "exported");
      } catch (error) {
        if (isFault(error) && error.kind === "refused") {
          // A retry would be refused again; an operator has to look into it.
          await setExportStatus(orderNo, "failed");
          return;
        }
        if (attempt >= maxAttempts) await setExportStatus(orderNo, "failed");
        throw error;
      }
    },
  };
}
