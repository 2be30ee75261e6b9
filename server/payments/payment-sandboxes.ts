import { Hono } from "hono";
import type { Fetch } from "../../contracts/client.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { adyenSandboxJobs, createAdyenSandbox } from "../../platform/adyen-sandbox/adyen-sandbox.ts";
import { createStripeSandbox, stripeSandboxJobs } from "../../platform/stripe-sandbox/stripe-sandbox.ts";
import type { SandboxKeys } from "./sandbox-keys.ts";

type Deps = {
  database: Database;
  now: () => Date;
  keys: SandboxKeys;
  /** Where browsers find the sandboxes. Adyen's files are at its root, where the Drop-in looks for them. */
  origin: string;
  shopOrigin: string;
  isConsoleOpen: boolean;
  /** Sends messages to the shop. */
  toShop: Fetch;
};

export type PaymentSandboxes = {
  adyen: Hono;
  stripe: Hono;
  /** Both as one origin: Adyen at the root, Stripe below its name. */
  together: Hono;
  jobs: Record<string, JobHandler>;
};

export const stripePath = "/stripe";
/** The paths of a shop's own origin that belong to the sandboxes when they share it. */
export const isSandboxPath = (path: string): boolean =>
  /^\/(?:checkoutshopper|checkoutanalytics|sandbox|stripe)\//.test(path);

export function createPaymentSandboxes(deps: Deps): PaymentSandboxes {
  const { database, now, keys, origin, shopOrigin, toShop, isConsoleOpen } = deps;
  const stripeOrigin = origin + stripePath;
  const adyen = createAdyenSandbox({ database, now, ...keys, origin, shopOrigin, isConsoleOpen });
  const stripe = createStripeSandbox({ database, now, ...keys, origin: stripeOrigin, shopOrigin, isConsoleOpen });
  const together = new Hono();
  together.mount(stripePath, stripe.fetch);
  together.mount("/", adyen.fetch);
  return {
    adyen,
    stripe,
    together,
    jobs: {
      ...adyenSandboxJobs({
        database,
        now,
        ...keys,
        receiver: { fetch: toShop, url: `${shopOrigin}/webhooks/adyen` },
      }),
      ...stripeSandboxJobs({
        database,
        now,
        ...keys,
        origin: stripeOrigin,
        receiver: { fetch: toShop, url: `${shopOrigin}/webhooks/stripe` },
      }),
    },
  };
}
