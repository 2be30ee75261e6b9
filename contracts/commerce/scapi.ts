import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

/** Every newer API of the platform has the organization in its path and the site in its query. */
export const organizationParams = z.object({ organizationId: z.string().min(1).max(100) });
export const siteQuery = z.object({ siteId: z.string().min(1).max(32) });

export const scapiProblemTypes = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/";

/** The problem document of the newer APIs; further fields are arguments of the problem. */
export const scapiProblem = z.looseObject({
  title: z.string().min(1),
  type: z.string().min(1),
  detail: z.string().min(1),
});

export function createScapiClient(connection: Connection): Client {
  return createClient({
    service: "commerce",
    connection,
    readFault(body) {
      const { data } = scapiProblem.safeParse(body);
      if (!data) return undefined;
      const { title: _, type, detail, ...rest } = data;
      return { type, message: detail, arguments: rest };
    },
  });
}
