import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "../logging/logger.ts";
import type { Origin } from "./client-address.ts";

/** What the steps of the pipeline know about a request. */
export type ShopHttp = {
  Bindings: HttpBindings;
  Variables: { requestId: string; nonce: string; origin: Origin; logger: Logger };
};
