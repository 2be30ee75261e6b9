import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

export const vehicleFault = z.object({ code: z.string(), message: z.string() });
export type VehicleFault = z.infer<typeof vehicleFault>;

/** The vehicle belongs to somebody else than the external id of the request says. */
export const connectedToAnotherUser = {
  code: "E000",
  message: "The VIN is connected to another user",
} as const satisfies VehicleFault;

/** Names the customer on whose behalf a lookup is made. */
export const externalIdHeader = "external-id";

/** The same way to the service, with the caller's token on every request. */
export function withBearer(connection: Connection, token: string): Connection {
  return {
    ...connection,
    fetch: (request) => {
      const headers = new Headers(request.headers);
      headers.set("authorization", `Bearer ${token}`);
      return connection.fetch(new Request(request, { headers }));
    },
  };
}

export function createVehiclesClient(connection: Connection): Client {
  return createClient({
    service: "vehicles",
    connection,
    readFault: (body) => {
      const parsed = vehicleFault.safeParse(body);
      return parsed.success ? { type: parsed.data.code, message: parsed.data.message } : undefined;
    },
  });
}
