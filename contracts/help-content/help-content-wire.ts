import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";
import { shopLocales } from "../locales.ts";

export const contentLocales = shopLocales;
export const contentLocale = z.enum(contentLocales);
export type ContentLocale = z.infer<typeof contentLocale>;

export const contentProblem = z.object({ type: z.string(), title: z.string(), detail: z.string() });
export type ContentProblem = z.infer<typeof contentProblem>;

export function createHelpContentClient(connection: Connection): Client {
  return createClient({
    service: "help content",
    connection,
    readFault: (body) => {
      const parsed = contentProblem.safeParse(body);
      return parsed.success ? { type: parsed.data.type, message: parsed.data.detail } : undefined;
    },
  });
}
