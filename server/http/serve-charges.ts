import { Hono } from "hono";
import { requireBearer } from "./require-bearer.ts";

/** Where an order management elsewhere has renewals charged and money given back, over the shop's own ledger. */
export const chargesPath = "/service-charges";

/** Nothing is served without a token: a shop that was given none has no order management elsewhere. */
export function guardedCharges(charges: Hono, token: string | undefined): Hono {
  const app = new Hono();
  if (token === undefined) return app;
  app.use(`${chargesPath}/*`, requireBearer(token));
  app.mount(chargesPath, charges.fetch);
  return app;
}
