import type Stripe from "stripe";
import type { Queries } from "../../../database/database.ts";
import { buildMethod } from "../build-method.ts";
import { buildSetupIntent } from "../build-objects.ts";
import { addObject, findObject } from "../objects.ts";
import { requireCustomer } from "../require-objects.ts";
import type { createRoutes } from "../routes.ts";
import { confirmSetup, readSavedMethod } from "./setup-intents.ts";
import { errors } from "../stripe-error.ts";
import type { SandboxDeps } from "../deps.ts";
import { requests } from "../stripe-wire.ts";

export function serveSetupIntents(routes: ReturnType<typeof createRoutes>, deps: SandboxDeps): void {
  routes.post("/v1/setup_intents", requests.createSetup, async ({ tx, body }) => {
    if (body.customer !== undefined) await requireCustomer(tx, body.customer, "customer");
    const { customer, allowed_payment_method_types: types, metadata } = body;
    const at = deps.now();
    return addObject(tx, { kind: "setup_intent", document: buildSetupIntent({ customer, types, metadata }, at), at });
  });
  routes.getPublic("/v1/setup_intents/:id", ({ tx, id, clientSecret }) => readSetup(tx, id, clientSecret));
  routes.postPublic("/v1/setup_intents/:id/confirm", requests.confirmSetup, async ({ tx, id, body }) => {
    const setup = await readSetup(tx, id, body.client_secret);
    const built = body.payment_method_data
      ? buildMethod(body.payment_method_data, deps.now())
      : await readSavedMethod(tx, body.payment_method ?? "", setup);
    return confirmSetup(deps, tx, { setup, built, returnUrl: body.return_url });
  });
}

/** A browser must send the intent's client secret. */
async function readSetup(tx: Queries, id: string, secret: string | undefined): Promise<Stripe.SetupIntent> {
  const setup = await findObject(tx, "setup_intent", id);
  if (!setup || (secret !== undefined && secret !== setup.client_secret)) throw errors.missing("setupintent", id);
  return setup;
}
