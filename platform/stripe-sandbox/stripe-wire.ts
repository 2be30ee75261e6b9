import { z } from "zod";
import { methodData } from "./build-method.ts";

const shortText = z.string().max(200);
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const expand = z.array(shortText).max(10).optional();
const minorUnits = z.coerce.number().int().min(1).max(99_999_999);
const currency = z.string().regex(/^[a-z]{3}$/);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** The parameters of each call; others are refused, as Stripe does. */
export const requests = {
  createCustomer: z.strictObject({ email: shortText.optional(), name: shortText.optional(), metadata, expand }),
  createSetup: z.strictObject({
    customer: shortText.optional(),
    usage: z.literal("off_session").optional(),
    allowed_payment_method_types: z.array(shortText).max(10).optional(),
    payment_method: shortText.optional(),
    metadata,
    expand,
  }),
  confirmSetup: z.strictObject({
    client_secret: shortText.optional(),
    payment_method: shortText.optional(),
    payment_method_data: methodData.optional(),
    return_url: z.string().max(2000).optional(),
    use_stripe_sdk: shortText.optional(),
    mandate_data: z.unknown().optional(),
    expand,
  }),
  createPayment: z.strictObject({
    amount: minorUnits,
    currency,
    customer: shortText.optional(),
    payment_method: shortText,
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
    payment_intent: shortText,
    amount: minorUnits.optional(),
    reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
    metadata,
    expand,
  }),
  attach: z.strictObject({ customer: shortText, expand }),
  nothing: z.strictObject({ expand }),
};

export const pageQuery = z.object({
  customer: shortText.optional(),
  payment_intent: shortText.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: shortText.optional(),
  type: shortText.optional(),
  query: z.string().max(500).optional(),
});
