import { data } from "react-router";
import { isFault } from "../../../contracts/fault.ts";
import { readAddress } from "../../address/address-fields.ts";
import type { AddressEntry } from "../../address/check-address.ts";
import { retryOnStaleBasket } from "../../features/basket/find-basket.server.ts";
import { CHECKOUT_INTENTS, type CheckoutAnswer, type CheckoutIntent } from "../../features/checkout/checkout-answer.ts";
import type { CheckoutDeps } from "../../features/checkout/checkout-deps.ts";
import { saveAddress } from "../../features/checkout/save-address.server.ts";
import { saveContact } from "../../features/checkout/save-contact.server.ts";
import { requireNamed } from "../../request/missing-parts.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { refusalOfChange } from "../../purchase/purchase-rules.server.ts";
import { loadTaxDisplay, forgetRequestBasket } from "../../features/basket/request/request-basket.server.ts";
import { checkoutDeps, marketCountries } from "./load-checkout.server.ts";

export function isCheckoutIntent(intent: unknown): intent is CheckoutIntent {
  return CHECKOUT_INTENTS.some((name) => name === intent);
}

/** The page that comes next, or why the step stays open. */
type StepResult = { next: string } | { answer: CheckoutAnswer };
type Step = (context: RequestContext, deps: CheckoutDeps, form: FormData) => Promise<StepResult>;

const steps: Record<CheckoutIntent, Step> = {
  saveContact: contact,
  saveAddress: address,
  enterManually: async (_context, _deps, form) => ({ answer: switchedTo("manual", form) }),
  lookUpAddress: async (_context, _deps, form) => ({ answer: switchedTo("lookup", form) }),
};

const STATUS: Readonly<Record<CheckoutAnswer["kind"], number>> = {
  invalid: 422,
  restricted: 422,
  failed: 503,
  switched: 200,
};

/** Saves a step of the checkout, and opens the next one. */
export async function saveStep(context: RequestContext, intent: CheckoutIntent, form: FormData) {
  requireNamed(form, fieldsOfForm(intent, form));
  const result = await runStep(context, intent, form);
  if ("next" in result) return shopRedirect(context, result.next);
  return data(result.answer, { status: STATUS[result.answer.kind] });
}

async function runStep(context: RequestContext, intent: CheckoutIntent, form: FormData): Promise<StepResult> {
  try {
    return await retryOnStaleBasket(async (isRetry) => {
      if (isRetry) forgetRequestBasket(context);
      const deps = await checkoutDeps(context);
      // Another tab has ordered, emptied the basket or changed the vehicle: the page says so.
      return deps && !(await isRefused(context, intent)) ? steps[intent](context, deps, form) : { next: "/checkout" };
    });
  } catch (error) {
    if (!isFault(error)) throw error;
    const typed = intent === "saveContact" ? typedContact(form) : typedAddress(form);
    return { answer: { ...typed, kind: "failed" } };
  }
}

const addressNames = ["firstName", "lastName", "countryCode"];

/** The fields that the form of a step always sends; the step checks whether they are filled in. */
function fieldsOfForm(intent: CheckoutIntent, form: FormData): readonly string[] {
  if (intent === "saveContact") return ["email"];
  if (intent !== "saveAddress") return [];
  return form.get("entry") === "lookup" ? addressNames : [...addressNames, "address1", "city", "postalCode"];
}

/** Switching between lookup and manual entry is never refused: it changes nothing. */
async function isRefused(context: RequestContext, intent: CheckoutIntent): Promise<boolean> {
  if (intent !== "saveContact" && intent !== "saveAddress") return false;
  return (await refusalOfChange(context, intent)) !== undefined;
}

const typedContact = (form: FormData) => {
  const typed = form.get("email");
  return { step: "contact", email: typeof typed === "string" ? typed.trim() : "" } as const;
};

const typedAddress = (form: FormData) => {
  const entry = form.get("entry") === "lookup" ? "lookup" : "manual";
  return { step: "address", address: readAddress(form), entry } as const;
};

function switchedTo(entry: AddressEntry, form: FormData): CheckoutAnswer {
  const sentFields = Object.entries(readAddress(form)).filter(([name]) => form.has(name));
  return { step: "address", kind: "switched", entry, address: Object.fromEntries(sentFields) };
}

async function contact(_: RequestContext, deps: CheckoutDeps, form: FormData): Promise<StepResult> {
  const typed = typedContact(form);
  const outcome = await saveContact(deps, typed);
  if (outcome.kind === "invalid") return { answer: { ...typed, ...outcome } };
  return { next: `/checkout?step=${deps.basket.billing_address ? "payment" : "address"}` };
}

async function address(context: RequestContext, deps: CheckoutDeps, form: FormData): Promise<StepResult> {
  const typed = typedAddress(form);
  const { hasTaxIntegration } = await loadTaxDisplay(context);
  const outcome = await saveAddress(deps, {
    ...typed,
    hasTaxIntegration,
    countries: marketCountries(context).countries,
  });
  return outcome.kind === "saved" ? { next: "/checkout?step=payment" } : { answer: { ...typed, ...outcome } };
}
