import { z } from "zod";
import type { ClaimedValues } from "../../../../payments/port/payments.ts";
import { fromMajorUnits } from "../../../domain/money.ts";

const shortText = z.string().max(200);

/** Values that older callers state in the query. None is used; one that differs from the server's own is refused. */
const query = z.object({
  locale: z.string().max(20).optional(),
  countryCode: shortText.optional(),
  currency: shortText.optional(),
  totalPrice: z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,2})?$/)
    .optional(),
  reference: shortText.optional(),
  shopperReference: shortText.optional(),
  shopperInteraction: z.enum(["Ecommerce"]).optional(),
  shopperIP: shortText.optional(),
  shopperEmail: shortText.optional(),
});

/** Undefined when a value is malformed. */
export function readClaimedValues(params: URLSearchParams): ClaimedValues | undefined {
  const { data } = query.safeParse(Object.fromEntries(params));
  if (!data) return undefined;
  const { totalPrice, countryCode, currency, reference, shopperReference, shopperIP, shopperEmail } = data;
  return {
    ...(totalPrice !== undefined && { amount: fromMajorUnits(Number(totalPrice), currency ?? "").amount }),
    ...(countryCode !== undefined && { countryCode }),
    ...(currency !== undefined && { currency }),
    ...(reference !== undefined && { reference }),
    ...(shopperReference !== undefined && { shopperReference }),
    ...(shopperIP !== undefined && { shopperIP }),
    ...(shopperEmail !== undefined && { shopperEmail }),
  };
}
