import type Stripe from "stripe";
import type { Queries } from "../../../database/database.ts";
import { type BuiltMethod, buildGeneratedDebit } from "../build-method.ts";
import { secondsOf } from "../build-objects.ts";
import { queueEvent } from "../events.ts";
import { addObject, updateObject, findObject, idOf, newId, scenarioOf } from "../objects.ts";
import { requireUsable } from "../require-objects.ts";
import { errors } from "../stripe-error.ts";
import type { SandboxDeps } from "../deps.ts";
import { declines, type Scenario } from "../test-methods.ts";

type Deps = Pick<SandboxDeps, "now" | "origin">;
type Confirmation = { setup: Stripe.SetupIntent; built: BuiltMethod; returnUrl: string | undefined };

const challengedAtSetup: ReadonlySet<Scenario> = new Set(["asks-at-setup", "asks-always", "asks-then-refuses"]);

/** Confirms a setup with a new or a saved method. */
export async function confirmSetup(
  deps: Deps,
  tx: Queries,
  { setup, built, returnUrl }: Confirmation,
): Promise<Stripe.SetupIntent> {
  if (setup.status === "succeeded" || setup.status === "canceled") {
    throw errors.state("setup_intent_unexpected_state", `This setup intent is ${setup.status}.`);
  }
  const at = deps.now();
  if (built.decline) {
    const last_setup_error = { type: "card_error" as const, ...built.decline, payment_method: built.method };
    const refused = await updateObject<"setup_intent">(tx, setup, {
      last_setup_error,
      status: "requires_payment_method",
    });
    // Returned, not thrown: the 402 response is stored for its idempotency key, so the transaction must commit.
    return refused;
  }
  const method = await storeMethod(tx, { built, at });
  const isRedirect = method.type === "ideal" || method.type === "bancontact";
  const changes: Partial<Stripe.SetupIntent> = { payment_method: method.id, last_setup_error: null };
  if (isRedirect) {
    const url = `${deps.origin}/sandbox/bank?setup=${setup.id}`;
    const next_action = { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl ?? null } };
    return updateObject<"setup_intent">(tx, setup, { ...changes, next_action, status: "requires_action" });
  }
  if (challengedAtSetup.has(built.scenario)) {
    const next_action = challenge(`${deps.origin}/sandbox/3ds?setup=${setup.id}`);
    return updateObject<"setup_intent">(tx, setup, { ...changes, next_action, status: "requires_action" });
  }
  return finishSetup(deps, tx, { ...setup, ...changes });
}

/** The action that makes Stripe.js open the bank's page. */
export const challenge = (url: string) => ({
  type: "use_stripe_sdk",
  use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url },
});

async function storeMethod(
  tx: Queries,
  { built, at }: { built: BuiltMethod; at: Date },
): Promise<Stripe.PaymentMethod> {
  const existing = await findObject(tx, "payment_method", built.method.id);
  if (existing) return existing;
  return addObject(tx, { kind: "payment_method", document: built.method, at, scenario: built.scenario });
}

/** A method belongs to the setup's customer only once the setup has succeeded. */
async function attachMethod(tx: Queries, setup: Stripe.SetupIntent): Promise<Stripe.PaymentMethod> {
  const method = await findObject(tx, "payment_method", idOf(setup.payment_method));
  if (!method) throw new Error(`The setup ${setup.id} has no method.`);
  const customer = typeof setup.customer === "string" ? setup.customer : null;
  return method.customer === null && customer !== null
    ? updateObject<"payment_method">(tx, method, { customer })
    : method;
}

/** Completes a setup: the method can be charged from now on. */
export async function finishSetup(deps: Deps, tx: Queries, setup: Stripe.SetupIntent): Promise<Stripe.SetupIntent> {
  const at = deps.now();
  const method = await attachMethod(tx, setup);
  const attempt = await addObject(tx, {
    kind: "setup_attempt",
    document: await buildAttempt(tx, { setup, method, at }),
    at,
  });
  const finished = await updateObject<"setup_intent">(tx, setup, {
    payment_method: setup.payment_method,
    last_setup_error: null,
    latest_attempt: attempt.id,
    next_action: null,
    status: "succeeded",
  });
  await queueEvent(tx, { type: "setup_intent.succeeded", object: finished }, at);
  return finished;
}

type AttemptInput = { setup: Stripe.SetupIntent; method: Stripe.PaymentMethod; at: Date };

async function buildAttempt(tx: Queries, { setup, method, at }: AttemptInput): Promise<Stripe.SetupAttempt> {
  return {
    id: newId("setatt"),
    object: "setup_attempt",
    application: null,
    created: secondsOf(at),
    customer: setup.customer,
    customer_account: null,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_details: await attemptDetails(tx, method, at),
    setup_error: null,
    setup_intent: setup.id,
    status: "succeeded",
    usage: "off_session",
  };
}

async function attemptDetails(
  tx: Queries,
  method: Stripe.PaymentMethod,
  at: Date,
): Promise<Stripe.SetupAttempt.PaymentMethodDetails> {
  if (method.type !== "ideal" && method.type !== "bancontact") return { type: method.type };
  const debit = await addObject(tx, { kind: "payment_method", document: buildGeneratedDebit(method, at), at });
  const debitFields = {
    bic: null,
    generated_sepa_debit: debit.id,
    generated_sepa_debit_mandate: null,
    iban_last4: debit.sepa_debit?.last4 ?? null,
    verified_name: method.billing_details.name,
  };
  return method.type === "ideal"
    ? { type: "ideal", ideal: { ...debitFields, bank: "rabobank" } }
    : {
        type: "bancontact",
        bancontact: { ...debitFields, bank_code: null, bank_name: null, preferred_language: null },
      };
}

/** Applies the customer's choice at the bank. */
export async function finishSetupChallenge(
  deps: Deps,
  tx: Queries,
  { id, isApproved }: { id: string; isApproved: boolean },
): Promise<Stripe.SetupIntent> {
  const setup = await findObject(tx, "setup_intent", id);
  if (!setup) throw errors.missing("setupintent", id);
  if (setup.status !== "requires_action") return setup;
  if (isApproved) return finishSetup(deps, tx, setup);
  const last_setup_error = { type: "invalid_request_error" as const, ...declines.setupAuthentication };
  return updateObject<"setup_intent">(tx, setup, {
    status: "requires_payment_method",
    next_action: null,
    payment_method: null,
    last_setup_error,
  });
}

/** Reads a saved method of the setup's customer. */
export async function readSavedMethod(tx: Queries, id: string, setup: Stripe.SetupIntent): Promise<BuiltMethod> {
  const method = await findObject(tx, "payment_method", id);
  if (!method) throw errors.missingParam("PaymentMethod", "payment_method", id);
  await requireUsable(tx, method);
  if (method.customer !== null && method.customer !== setup.customer) {
    throw errors.state("payment_method_customer_mismatch", "The payment method belongs to another customer.");
  }
  return { method, scenario: await scenarioOf(tx, id) };
}
