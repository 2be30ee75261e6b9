import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { getPaymentMethodInformation } from "../../../contracts/order-management/update-record.ts";
import type { Queries } from "../../../database/database.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { toWireFields } from "../payment-record-fields.ts";
import { refuseSomInput } from "../som-fault.ts";
import { paymentRecords } from "../tables.ts";
import { listDocument } from "./order-document.ts";

export function servePaymentMethod(app: Hono, queries: Queries): void {
  serveEndpoint(app, getPaymentMethodInformation, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const found = await queries.select().from(paymentRecords).where(eq(paymentRecords.accountId, body.accountId));
      return listDocument(found.map((record) => ({ Id: record.id, ...toWireFields(record) })));
    },
  });
}
