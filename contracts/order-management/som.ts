import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

/** PostgreSQL stores neither the NUL character nor half a surrogate pair. */
export const storableText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "Text with characters that cannot be kept.");

/** The id of a record of order management. */
export const recordId = z.string().regex(/^[A-Za-z0-9]{18}$/);
export const accountId = storableText(100).min(1);
export const vin = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/);

/** A guest is identified by the order number and the e-mail address of the order. */
export const guest = z.strictObject({ orderNumber: storableText(100).min(1), email: storableText(100).min(3) });

/** The fault document of order management: a list that never has more than one entry. */
export const somFault = z
  .array(z.object({ errorCode: z.string(), message: z.string(), fields: z.array(z.string()).optional() }))
  .min(1);
export type SomFault = z.infer<typeof somFault>;

export function createOrderManagementClient(connection: Connection): Client {
  return createClient({
    service: "order-management",
    connection,
    readFault: (body) => {
      const fault = somFault.safeParse(body).data?.[0];
      return fault && { type: fault.errorCode, message: fault.message, arguments: { fields: fault.fields ?? [] } };
    },
  });
}

/** The list format of order management. */
export const listOf = <Record extends z.ZodType>(record: Record) =>
  z.object({ totalSize: z.int().min(0), done: z.boolean(), records: z.array(record) });
