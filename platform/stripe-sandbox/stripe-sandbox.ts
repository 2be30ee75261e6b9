import type { SandboxDeps } from "./deps.ts";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import { messageJobs, type Receiver } from "../send-messages.ts";
import { signEvent } from "./events.ts";
import { settleDebit, settleTopic } from "./intents/payment-intents.ts";
import { refundTopic, settleRefund } from "./refunds.ts";
import { serveBrowser } from "./serve-browser.ts";
import { serveStripeConsole } from "./serve-console.ts";
import { serveStripeApi } from "./serve-stripe-api.ts";
import { errors } from "./stripe-error.ts";

/** The stand-in for Stripe: its API, and the script, frames and pages a browser sees of it. */
export function createStripeSandbox(deps: SandboxDeps): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 65_536, onError: (context) => context.json(errors.tooLarge().document, 413) }));
  serveBrowser(app, deps);
  serveStripeApi(app, deps);
  serveStripeConsole(app, deps);
  app.notFound((context) => context.json(errors.unknownPath().document, 404));
  return app;
}

const payloadOf = z.object({ id: z.string() });

/** What happens later: debits and refunds are decided, messages sent. */
export function stripeSandboxJobs(
  deps: Pick<SandboxDeps, "database" | "now" | "origin"> & {
    webhookSecret: string;
    receiver: Omit<Receiver, "sign">;
  },
): Record<string, JobHandler> {
  const { database, webhookSecret, receiver } = deps;
  return {
    ...messageJobs(database, "stripe", { ...receiver, sign: signEvent(webhookSecret) }),
    [settleTopic]: (payload) => database.transaction((tx) => settleDebit(deps, tx, payloadOf.parse(payload))),
    [refundTopic]: (payload) => database.transaction((tx) => settleRefund(deps, tx, payloadOf.parse(payload).id)),
  };
}
