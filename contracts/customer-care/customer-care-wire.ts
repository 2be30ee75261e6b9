import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

export const careProblem = z.object({ type: z.string(), title: z.string(), detail: z.string() });
export type CareProblem = z.infer<typeof careProblem>;

export function createCustomerCareClient(connection: Connection): Client {
  return createClient({
    service: "customer care",
    connection,
    readFault: (body) => {
      const parsed = careProblem.safeParse(body);
      return parsed.success ? { type: parsed.data.type, message: parsed.data.detail } : undefined;
    },
  });
}
