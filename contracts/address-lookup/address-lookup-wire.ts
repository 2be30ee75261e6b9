import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

/** The service says no inside a successful answer: its only item then is an error. */
export const lookupError = z.object({
  Error: z.union([z.string(), z.number()]).transform(String),
  Description: z.string(),
  Cause: z.string(),
  Resolution: z.string(),
});
export type LookupError = z.infer<typeof lookupError>;

const refusal = z.object({ Items: z.array(lookupError).min(1) });

/** The error an answer consists of; undefined when it has proper items. */
export function errorOfAnswer(answer: { Items: readonly object[] }): LookupError | undefined {
  const [first] = answer.Items;
  return first && "Error" in first ? (first as LookupError) : undefined;
}

export const unknownKey = "2";

export function createAddressLookupClient(connection: Connection): Client {
  return createClient({
    service: "address lookup",
    connection,
    readFault: (body) => {
      const error = refusal.safeParse(body).data?.Items[0];
      return error && { type: error.Error, message: error.Description };
    },
  });
}
