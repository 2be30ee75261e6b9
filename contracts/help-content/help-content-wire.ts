import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

export const contentLocales = [
  "cs-CZ",
  "de-AT",
  "de-DE",
  "en-CA",
  "en-GB",
  "en-US",
  "en-XB",
  "es-ES",
  "fr-BE",
  "fr-CA",
  "fr-FR",
  "it-IT",
  "nl-BE",
  "nl-NL",
  "pt-PT",
] as const;
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
