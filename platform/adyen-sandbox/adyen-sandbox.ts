import type { SandboxDeps } from "./deps.ts";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import { messageJobs, type Receiver } from "../send-messages.ts";
import { errors } from "./adyen-error.ts";
import { settleTopic } from "./create-payment.ts";
import { signNotification } from "./notifications.ts";
import { serveBank } from "./serve-bank.ts";
import { serveAdyenConsole } from "./serve-console.ts";
import { serveCheckoutApi } from "./serve-checkout-api.ts";
import { serveFrames } from "./serve-frames.ts";
import { settleDebit } from "./settle-debit.ts";
import { createVault } from "./methods/vault.ts";

/** A simulation of Adyen: the Checkout API, and its pages and frames in the browser. */
export function createAdyenSandbox(deps: SandboxDeps): Hono {
  const app = new Hono();
  const vault = createVault(deps);
  app.use(bodyLimit({ maxSize: 65_536, onError: (context) => context.json(errors.tooLarge().document, 413) }));
  serveCheckoutApi(app, { ...deps, vault });
  serveFrames(app, { ...deps, vault });
  serveBank(app, deps);
  serveAdyenConsole(app, deps);
  app.notFound((context) => context.json(errors.unknownPath().document, 404));
  return app;
}

const settlePayload = z.object({ pspReference: z.string() });

/** The jobs of the sandbox: settling debits and sending messages. */
export function adyenSandboxJobs(
  deps: Pick<SandboxDeps, "database" | "now"> & { hmacKey: string; receiver: Omit<Receiver, "sign"> },
): Record<string, JobHandler> {
  const { database, hmacKey, receiver } = deps;
  return {
    ...messageJobs(database, "adyen", { ...receiver, sign: signNotification(hmacKey) }),
    [settleTopic]: async (payload) => settleDebit(deps, settlePayload.parse(payload).pspReference),
  };
}
