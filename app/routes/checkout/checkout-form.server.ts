import { z } from "zod";
import type { AddressField } from "../../address/address-fields.ts";
import type { CheckoutIntent } from "../../features/checkout/checkout-answer.ts";
import type { ChangeIntent } from "../../features/basket/panel/use-basket-change.ts";
import { CANCEL_PAYMENT_INTENT } from "../../features/payment/payment-view.ts";

const filledIn = z.string().min(1);
const sent = z.string();

/** Fields that a page without scripts may leave out; the step checks whether they are filled in. */
const address = {
  entry: sent.optional(),
  firstName: sent.optional(),
  lastName: sent.optional(),
  countryCode: sent.optional(),
  address1: sent.optional(),
  address2: sent.optional(),
  city: sent.optional(),
  stateCode: sent.optional(),
  postalCode: sent.optional(),
} satisfies Record<AddressField | "entry", z.ZodType>;

const namesOfLookup = ["firstName", "lastName", "countryCode"] as const;
const namesOfManualEntry = [...namesOfLookup, "address1", "city", "postalCode"] as const;

const saveAddress = z.object({ intent: z.literal("saveAddress"), ...address }).check(({ value, issues }) => {
  const names = value.entry === "lookup" ? namesOfLookup : namesOfManualEntry;
  for (const name of names) {
    if (value[name] === undefined) issues.push({ code: "custom", path: [name], message: "missing", input: value });
  }
});

/** Every form that is sent to the checkout, by its intent. */
export const checkoutForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal(CANCEL_PAYMENT_INTENT), orderNo: filledIn }),
  z.object({ intent: z.literal("add"), planId: z.tuple([filledIn], z.string()) }),
  z.object({ intent: z.literal("changeTerm"), itemId: filledIn, planId: z.tuple([filledIn]) }),
  z.object({ intent: z.literal("remove"), itemId: filledIn }),
  // An empty code has an answer of its own.
  z.object({ intent: z.literal("applyCoupon"), code: sent }),
  z.object({ intent: z.literal("removeCoupon"), couponId: filledIn }),
  z.object({ intent: z.literal("saveContact"), email: sent }),
  saveAddress,
  z.object({ intent: z.literal("enterManually"), ...address }),
  z.object({ intent: z.literal("lookUpAddress"), ...address }),
]);
export const repeatedFields = ["planId"];

export type CheckoutForm = z.output<typeof checkoutForm>;
type FormOf<Intent> = Extract<CheckoutForm, { intent: Intent }>;
export type ChangeForm<Intent extends ChangeIntent["intent"] = ChangeIntent["intent"]> = FormOf<Intent>;
export type StepForm<Intent extends CheckoutIntent = CheckoutIntent> = FormOf<Intent>;
export type AddressForm = StepForm<Exclude<CheckoutIntent, "saveContact">>;
