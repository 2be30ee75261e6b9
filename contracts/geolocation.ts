import { z } from "zod";
import { type Client, type Connection, createClient } from "./client.ts";
import { endpoint } from "./endpoint.ts";

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

const problem = z.object({ title: z.string(), detail: z.string() });
export type GeolocationProblem = z.infer<typeof problem>;

/** The country of an IP address. */
export const locate = endpoint({
  method: "GET",
  path: "/location",
  query: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
  response: z.object({ country: countryCode, ip: z.string() }),
});

export function createGeolocationClient(connection: Connection): Client {
  return createClient({
    service: "geolocation",
    connection,
    readFault: (body) => {
      const parsed = problem.safeParse(body);
      return parsed.success ? { type: parsed.data.title, message: parsed.data.detail } : undefined;
    },
  });
}
