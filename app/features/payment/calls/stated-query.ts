import { z } from "zod";
import type { StatedValues } from "../../../../payments/port/payments.ts";
import { fromMajorUnits } from "../../../domain/money.ts";

const word = z.string().max(200);

/** What older callers say in the address. None of it is used; what is not as the server knows it ends the request. */
const query = z.object({
  locale: z.string().max(20).optional(),
  countryCode: word.optional(),
  currency: word.optional(),
  totalPrice: z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,2})?$/)
    .optional(),
  reference: word.optional(),
  shopperReference: word.optional(),
  shopperInteraction: z.enum(["Ecommerce"]).optional(),
  shopperIP: word.optional(),
  shopperEmail: word.optional(),
});

/** Undefined when something in it could not be meant by anybody. */
export function readStated(params: URLSearchParams): StatedValues | undefined {
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
