import type { Hono } from "hono";
import { html } from "hono/html";
import { serveConsole } from "../payment-console.ts";
import { listObjects } from "./objects.ts";
import { settleDebit } from "./intents/payment-intents.ts";
import type { SandboxDeps } from "./deps.ts";
import { majorUnitsText } from "../../contracts/minor-units.ts";

/** The console of the Stripe sandbox, with its payments and messages. */
export function serveStripeConsole(app: Hono, deps: SandboxDeps): void {
  const { database } = deps;
  serveConsole(app, {
    ...deps,
    provider: "stripe",
    path: "/sandbox/console",
    settle: (id, isFailed) => database.transaction((tx) => settleDebit(deps, tx, { id, isFailed })),
    async listPayments() {
      const { data } = await listObjects(database.queries, "payment_intent", { limit: 50 });
      return data.map(({ id, amount, currency, status, metadata, payment_method_types: types }) => ({
        id,
        reference: metadata.orderNo ?? "",
        sum: html`${majorUnitsText(amount)} ${currency.toUpperCase()}`,
        state: status,
        method: types.join(", "),
        isPending: status === "processing",
      }));
    },
  });
}
