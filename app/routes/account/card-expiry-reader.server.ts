import type { CardExpiry } from "../../domain/card-expiry.ts";
import { readCardExpiry } from "../../features/payment/details/read-payment-details.server.ts";
import { paymentDeps } from "../../features/payment/payment-deps.server.ts";
import type { PaymentRecord } from "../../request/account/payment-record.server.ts";
import type { RequestContext } from "../../request/request-context.ts";

/** Asks the payment provider when the customer's card ends. */
export const cardExpiryReader =
  (context: RequestContext) =>
  async (record: PaymentRecord): Promise<CardExpiry | undefined> => {
    const deps = await paymentDeps(context);
    return deps && readCardExpiry(deps, record);
  };
