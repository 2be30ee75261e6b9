import { desc, lte } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { serveConsole } from "../payment-console.ts";
import type { SandboxDeps } from "./deps.ts";
import { settleDebit } from "./settle-debit.ts";
import { payments } from "./tables.ts";
import { majorUnitsText } from "../../contracts/minor-units.ts";

/** The console of the Adyen sandbox, with its payments and messages. */
export function serveAdyenConsole(app: Hono, deps: SandboxDeps): void {
  serveConsole(app, {
    ...deps,
    provider: "adyen",
    path: "/sandbox/console",
    settle: (reference, isFailed) => settleDebit(deps, reference, isFailed),
    async listPayments() {
      // Sample orders of today may be later than now, and would hide what was just paid.
      const rows = await deps.database.queries
        .select()
        .from(payments)
        .where(lte(payments.madeAt, deps.now()))
        .orderBy(desc(payments.madeAt))
        .limit(50);
      return rows.map(({ pspReference, reference, amount, currency, state, method }) => ({
        id: pspReference,
        reference,
        sum: html`${majorUnitsText(amount)} ${currency}`,
        state,
        method: [method.type, method.brand, method.last4].filter(Boolean).join(" "),
        isPending: state === "received",
      }));
    },
  });
}
