import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";

export const vehicleFault = z.object({ code: z.string(), message: z.string() });
export type VehicleFault = z.infer<typeof vehicleFault>;

/** The vehicle belongs to another owner than the one in the external-id header. */
export const connectedToAnotherUser = {
  code: "E000",
  message: "The VIN is connected to another user",
} as const satisfies VehicleFault;

/** The header with the id of the customer for whom the lookup is made. */
export const externalIdHeader = "external-id";

/** The same connection with the caller's token on every request. */
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
