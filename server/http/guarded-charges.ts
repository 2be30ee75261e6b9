import { Hono } from "hono";
import { requireBearer } from "./require-bearer.ts";

/** The path at which an external order management charges renewals and refunds payments, over the shop's ledger. */
export const chargesPath = "/service-charges";

/** Serves nothing without a token: a shop without CHARGES_TOKEN has no external order management. */
export function guardedCharges(charges: Hono, token: string | undefined): Hono {
  const app = new Hono();
  if (token === undefined) return app;
  app.use(`${chargesPath}/*`, requireBearer(token));
  app.mount(chargesPath, charges.fetch);
  return app;
}
