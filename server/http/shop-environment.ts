import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "../logging/logger.ts";
import type { ClientConnection } from "./client-address.ts";

/** The variables that pipeline steps share about a request. */
export type ShopHttp = {
  Bindings: HttpBindings;
  Variables: { requestId: string; nonce: string; origin: ClientConnection; logger: Logger };
};
