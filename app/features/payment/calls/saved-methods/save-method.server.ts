import { z } from "zod";
import type { PaymentDetails, ClaimedValues } from "../../../../../payments/port/payments.ts";
import type { RequestContext } from "../../../../request/request-context.ts";
import type { PaymentDeps } from "../../payment-deps.server.ts";
import { mustMatchBillingCountry } from "../billing-match.server.ts";
import { answerOutcome, invalidRequest } from "../call-answer.server.ts";

const line = (max: number) => z.string().trim().min(1).max(max);

/** The owner of a method that is saved without an order. */
export const methodOwner = {
  owner: z
    .strictObject({
      email: z.email().max(100),
      address: z.strictObject({
        firstName: line(100),
        lastName: line(100),
        street: line(200),
        city: line(40),
        postalCode: line(11),
        stateCode: line(2).optional(),
        country: z.string().regex(/^[A-Z]{2}$/),
      }),
    })
    .optional(),
};
const owner = z.object(methodOwner);

type SaveMethodRequest = {
  paymentDetails: PaymentDetails;
  owner: z.infer<typeof owner>["owner"];
  claimed?: ClaimedValues;
};

/** Saves a payment method for renewals; nothing is paid. */
export async function saveMethod(
  context: RequestContext,
  { payments, buyer, source }: PaymentDeps,
  { paymentDetails, owner: methodOwnerInput, claimed }: SaveMethodRequest,
): Promise<Response> {
  if (!methodOwnerInput) return invalidRequest();
  const {
    email,
    address: { stateCode, ...address },
  } = methodOwnerInput;
  const outcome = await payments.submitMethod({
    buyer,
    source,
    paymentDetails,
    address: { ...address, ...(stateCode !== undefined && { stateCode }) },
    email,
    ...(claimed && { claimed }),
    mustMatchBillingCountry: await mustMatchBillingCountry(context),
  });
  return answerOutcome(outcome);
}
