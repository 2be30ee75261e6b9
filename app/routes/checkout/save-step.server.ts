import { data } from "react-router";
import { isFault } from "../../../contracts/fault.ts";
import { cleanAddress, NO_ADDRESS } from "../../address/address-fields.ts";
import type { AddressEntry } from "../../address/check-address.ts";
import { retryOnStaleBasket } from "../../features/basket/fetch-basket-document.server.ts";
import { CHECKOUT_INTENTS, type CheckoutAnswer, type CheckoutIntent } from "../../features/checkout/checkout-answer.ts";
import type { CheckoutDeps } from "../../features/checkout/checkout-deps.ts";
import { saveAddress } from "../../features/checkout/save-address.server.ts";
import { saveContact } from "../../features/checkout/save-contact.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { refusalOfChange } from "../../purchase/purchase-rules.server.ts";
import { loadTaxDisplay, forgetBasketDocument } from "../../features/basket/request/request-basket.server.ts";
import { checkoutDeps, marketCountries } from "./load-checkout.server.ts";
import type { AddressForm, ChangeForm, StepForm } from "./checkout-form.server.ts";

export function isStepForm(form: ChangeForm | StepForm): form is StepForm {
  return CHECKOUT_INTENTS.some((name) => name === form.intent);
}

/** The page that comes next, or why the step stays open. */
type StepResult = { next: string } | { answer: CheckoutAnswer };

function takeStep(context: RequestContext, deps: CheckoutDeps, form: StepForm): Promise<StepResult> | StepResult {
  switch (form.intent) {
    case "saveContact":
      return contact(deps, form);
    case "saveAddress":
      return address(context, deps, form);
    case "enterManually":
      return { answer: switchedTo("manual", form) };
    case "lookUpAddress":
      return { answer: switchedTo("lookup", form) };
  }
}

const STATUS: Readonly<Record<CheckoutAnswer["kind"], number>> = {
  invalid: 422,
  restricted: 422,
  failed: 503,
  switched: 200,
};

/** Saves a step of the checkout, and opens the next one. */
export async function saveStep(context: RequestContext, form: StepForm) {
  const result = await runStep(context, form);
  if ("next" in result) return shopRedirect(context, result.next);
  return data(result.answer, { status: STATUS[result.answer.kind] });
}

async function runStep(context: RequestContext, form: StepForm): Promise<StepResult> {
  try {
    return await retryOnStaleBasket(async (isRetry) => {
      if (isRetry) forgetBasketDocument(context);
      const deps = await checkoutDeps(context);
      // Another tab has ordered, emptied the basket or changed the vehicle: the page says so.
      return deps && !(await isRefused(context, form.intent)) ? takeStep(context, deps, form) : { next: "/checkout" };
    });
  } catch (error) {
    if (!isFault(error)) throw error;
    const typed = form.intent === "saveContact" ? typedContact(form) : typedAddress(form);
    return { answer: { ...typed, kind: "failed" } };
  }
}

/** Switching between lookup and manual entry is never refused: it changes nothing. */
async function isRefused(context: RequestContext, intent: CheckoutIntent): Promise<boolean> {
  if (intent !== "saveContact" && intent !== "saveAddress") return false;
  return (await refusalOfChange(context, intent)) !== undefined;
}

const typedContact = ({ email }: StepForm<"saveContact">) => ({ step: "contact", email: email.trim() }) as const;

const typedAddress = (form: AddressForm) =>
  ({
    step: "address",
    address: cleanAddress({ ...NO_ADDRESS, ...form }),
    entry: form.entry === "lookup" ? "lookup" : "manual",
  }) as const;

function switchedTo(entry: AddressEntry, form: AddressForm): CheckoutAnswer {
  const sentFields = Object.entries(typedAddress(form).address).filter(([name]) => name in form);
  return { step: "address", kind: "switched", entry, address: Object.fromEntries(sentFields) };
}

async function contact(deps: CheckoutDeps, form: StepForm<"saveContact">): Promise<StepResult> {
  const typed = typedContact(form);
  const outcome = await saveContact(deps, typed);
  if (outcome.kind === "invalid") return { answer: { ...typed, ...outcome } };
  return { next: `/checkout?step=${deps.basket.billing_address ? "payment" : "address"}` };
}

async function address(context: RequestContext, deps: CheckoutDeps, form: AddressForm): Promise<StepResult> {
  const typed = typedAddress(form);
  const { addsTaxAtCheckout } = await loadTaxDisplay(context);
  const outcome = await saveAddress(deps, {
    ...typed,
    addsTaxAtCheckout,
    countries: marketCountries(context).countries,
  });
  return outcome.kind === "saved" ? { next: "/checkout?step=payment" } : { answer: { ...typed, ...outcome } };
}
