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

/** A simulation of Stripe: its API, and its script, frames and pages in the browser. */
export function createStripeSandbox(deps: SandboxDeps): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 65_536, onError: (context) => context.json(errors.tooLarge().document, 413) }));
  serveBrowser(app, deps);
  serveStripeApi(app, deps);
  serveStripeConsole(app, deps);
  app.notFound((context) => context.json(errors.unknownPath().document, 404));
  return app;
}

const jobPayload = z.object({ id: z.string() });

/** The jobs of the sandbox: settling debits and refunds, and sending messages. */
export function stripeSandboxJobs(
  deps: Pick<SandboxDeps, "database" | "now" | "origin"> & {
    webhookSecret: string;
    receiver: Omit<Receiver, "sign">;
  },
): Record<string, JobHandler> {
  const { database, webhookSecret, receiver } = deps;
  return {
    ...messageJobs(database, "stripe", { ...receiver, sign: signEvent(webhookSecret) }),
    [settleTopic]: (payload) => database.transaction((tx) => settleDebit(deps, tx, jobPayload.parse(payload))),
    [refundTopic]: (payload) => database.transaction((tx) => settleRefund(deps, tx, jobPayload.parse(payload).id)),
  };
}
