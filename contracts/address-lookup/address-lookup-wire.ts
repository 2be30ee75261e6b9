import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

/** The service reports a refusal inside a successful response, whose only item is then an error. */
export const lookupError = z.object({
  Error: z.union([z.string(), z.number()]).transform(String),
  Description: z.string(),
  Cause: z.string(),
  Resolution: z.string(),
});
export type LookupError = z.infer<typeof lookupError>;

const refusal = z.object({ Items: z.array(lookupError).min(1) });

/** The error in a response; undefined when the response has real items. */
export function readLookupError(response: { Items: readonly object[] }): LookupError | undefined {
  const [first] = response.Items;
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
