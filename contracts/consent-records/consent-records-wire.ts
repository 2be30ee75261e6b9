import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

export const consentProblem = z.object({ type: z.string(), title: z.string(), detail: z.string() });
export type ConsentProblem = z.infer<typeof consentProblem>;

export function createConsentRecordsClient(connection: Connection): Client {
  return createClient({
    service: "consent records",
    connection,
    readFault: (body) => {
      const parsed = consentProblem.safeParse(body);
      return parsed.success ? { type: parsed.data.type, message: parsed.data.detail } : undefined;
    },
  });
}
