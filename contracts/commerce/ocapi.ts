import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";
import { id } from "./text.ts";

export const ocapiVersion = "22.10";
export const ocapiPath = "/s/:siteId/dw/shop/v22_10";
export const siteParams = z.object({ siteId: id });

/** The fault document of the shop API. */
export const ocapiFault = z.object({
  _v: z.string(),
  fault: z.object({
    type: z.string(),
    message: z.string(),
    arguments: z.record(z.string(), z.unknown()).optional(),
  }),
});

export function createOcapiClient(connection: Connection): Client {
  return createClient({
    service: "commerce",
    connection,
    readFault: (body) => ocapiFault.safeParse(body).data?.fault,
  });
}
