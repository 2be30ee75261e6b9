import type Stripe from "stripe";
import type { Queries } from "../../../database/database.ts";
import { type BuiltMethod, generatedDebit } from "../build-method.ts";
import { secondsOf } from "../build-objects.ts";
import { queueEvent } from "../events.ts";
import { add, change, find, idOf, newId, scenarioOf } from "../objects.ts";
import { requireUsable } from "../require-objects.ts";
import { errors } from "../stripe-error.ts";
import type { SandboxDeps } from "../deps.ts";
import { declines, type Scenario } from "../test-methods.ts";

type Deps = Pick<SandboxDeps, "now" | "origin">;
type Confirmation = { setup: Stripe.SetupIntent; built: BuiltMethod; returnUrl: string | undefined };

const asksAtSetup: ReadonlySet<Scenario> = new Set(["asks-at-setup", "asks-always", "asks-then-refuses"]);

/** Confirms a setup with what a frame, or a saved method, brings. */
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
    const refused = await change<"setup_intent">(tx, setup, { last_setup_error, status: "requires_payment_method" });
    // The refusal is an answer of 402 that is kept like any other, so it is not thrown through the transaction.
    return refused;
  }
  const method = await keepMethod(tx, { setup, built, at });
  const isRedirect = method.type === "ideal" || method.type === "bancontact";
  const waiting: Partial<Stripe.SetupIntent> = { payment_method: method.id, last_setup_error: null };
  if (isRedirect) {
    const url = `${deps.origin}/sandbox/bank?setup=${setup.id}`;
    const next_action = { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl ?? null } };
    return change<"setup_intent">(tx, setup, { ...waiting, next_action, status: "requires_action" });
  }
  if (asksAtSetup.has(built.scenario)) {
    const next_action = challenge(`${deps.origin}/sandbox/3ds?setup=${setup.id}`);
    return change<"setup_intent">(tx, setup, { ...waiting, next_action, status: "requires_action" });
  }
  return finishSetup(deps, tx, { ...setup, ...waiting });
}

/** What Stripe.js follows: the page of the bank. */
export const challenge = (url: string) => ({
  type: "use_stripe_sdk",
  use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url },
});

async function keepMethod(
  tx: Queries,
  { setup, built, at }: { setup: Stripe.SetupIntent; built: BuiltMethod; at: Date },
): Promise<Stripe.PaymentMethod> {
  const known = await find(tx, "payment_method", built.method.id);
  if (known) return known;
  const customer = typeof setup.customer === "string" ? setup.customer : null;
  return add(tx, { kind: "payment_method", document: { ...built.method, customer }, at, scenario: built.scenario });
}

/** The setup has worked: the method can be charged from now on. */
export async function finishSetup(deps: Deps, tx: Queries, setup: Stripe.SetupIntent): Promise<Stripe.SetupIntent> {
  const at = deps.now();
  const method = await find(tx, "payment_method", idOf(setup.payment_method));
  if (!method) throw new Error(`The setup ${setup.id} has no method.`);
  const attempt = await add(tx, { kind: "setup_attempt", document: await attemptOf(tx, { setup, method, at }), at });
  const finished = await change<"setup_intent">(tx, setup, {
    payment_method: setup.payment_method,
    last_setup_error: null,
    latest_attempt: attempt.id,
    next_action: null,
    status: "succeeded",
  });
  await queueEvent(tx, { type: "setup_intent.succeeded", object: finished }, at);
  return finished;
}

type Attempted = { setup: Stripe.SetupIntent; method: Stripe.PaymentMethod; at: Date };

async function attemptOf(tx: Queries, { setup, method, at }: Attempted): Promise<Stripe.SetupAttempt> {
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
  const debit = await add(tx, { kind: "payment_method", document: generatedDebit(method, at), at });
  const left = {
    bic: null,
    generated_sepa_debit: debit.id,
    generated_sepa_debit_mandate: null,
    iban_last4: debit.sepa_debit?.last4 ?? null,
    verified_name: method.billing_details.name,
  };
  return method.type === "ideal"
    ? { type: "ideal", ideal: { ...left, bank: "rabobank" } }
    : { type: "bancontact", bancontact: { ...left, bank_code: null, bank_name: null, preferred_language: null } };
}

/** What the person said at their bank. */
export async function answerSetup(
  deps: Deps,
  tx: Queries,
  { id, isApproved }: { id: string; isApproved: boolean },
): Promise<Stripe.SetupIntent> {
  const setup = await find(tx, "setup_intent", id);
  if (!setup) throw errors.missing("setupintent", id);
  if (setup.status !== "requires_action") return setup;
  if (isApproved) return finishSetup(deps, tx, setup);
  const last_setup_error = { type: "invalid_request_error" as const, ...declines.setupAuthentication };
  return change<"setup_intent">(tx, setup, {
    status: "requires_payment_method",
    next_action: null,
    payment_method: null,
    last_setup_error,
  });
}

/** A saved method of the setup's own customer as something to confirm with. */
export async function savedMethod(tx: Queries, id: string, setup: Stripe.SetupIntent): Promise<BuiltMethod> {
  const method = await find(tx, "payment_method", id);
  if (!method) throw errors.missingParam("PaymentMethod", "payment_method", id);
  await requireUsable(tx, method);
  if (method.customer !== null && method.customer !== setup.customer) {
    throw errors.state("payment_method_customer_mismatch", "The payment method belongs to another customer.");
  }
  return { method, scenario: await scenarioOf(tx, id) };
}
