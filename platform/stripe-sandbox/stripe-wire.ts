import { z } from "zod";
import { methodData } from "./build-method.ts";

const word = z.string().max(200);
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const expand = z.array(word).max(10).optional();
const minorUnits = z.coerce.number().int().min(1).max(99_999_999);
const currency = z.string().regex(/^[a-z]{3}$/);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** What each call may say; a parameter that is not listed is refused, as Stripe refuses it. */
export const requests = {
  createCustomer: z.strictObject({ email: word.optional(), name: word.optional(), metadata, expand }),
  createSetup: z.strictObject({
    customer: word.optional(),
    usage: z.literal("off_session").optional(),
    allowed_payment_method_types: z.array(word).max(10).optional(),
    payment_method: word.optional(),
    metadata,
    expand,
  }),
  confirmSetup: z.strictObject({
    client_secret: word.optional(),
    payment_method: word.optional(),
    payment_method_data: methodData.optional(),
    return_url: z.string().max(2000).optional(),
    use_stripe_sdk: word.optional(),
    mandate_data: z.unknown().optional(),
    expand,
  }),
  createPayment: z.strictObject({
    amount: minorUnits,
    currency,
    customer: word.optional(),
    payment_method: word,
    confirm: flag.refine((isConfirmed) => isConfirmed),
    off_session: flag.default(false),
    return_url: z.string().max(2000).optional(),
    use_stripe_sdk: flag.default(false),
    automatic_payment_methods: z
      .strictObject({ enabled: flag, allow_redirects: z.enum(["always", "never"]).optional() })
      .optional(),
    metadata,
    expand,
  }),
  createRefund: z.strictObject({
    payment_intent: word,
    amount: minorUnits.optional(),
    reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
    metadata,
    expand,
  }),
  attach: z.strictObject({ customer: word, expand }),
  nothing: z.strictObject({ expand }),
};

export const pageQuery = z.object({
  customer: word.optional(),
  payment_intent: word.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: word.optional(),
  type: word.optional(),
  query: z.string().max(500).optional(),
});
