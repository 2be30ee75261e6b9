import type { Types } from "@adyen/api-library";
import type { PayRequest, WidgetRequest, PaymentWithOrder } from "../provider.ts";
import { adyenAddress } from "./billing-address.ts";
import { adyenTypes } from "./read-result.ts";

type PaymentRequest = Types.checkout.PaymentRequest;

/** Values that the library types as enumerations and sends as plain strings. */
const wireValues = {
  channel: "Web" as PaymentRequest["channel"] & string,
  subscription: "Subscription" as PaymentRequest["recurringProcessingModel"] & string,
  ecommerce: "Ecommerce" as PaymentRequest["shopperInteraction"] & string,
  unattended: "ContAuth" as PaymentRequest["shopperInteraction"] & string,
  preferred: "preferred" as Types.checkout.ThreeDSRequestData["nativeThreeDS"] & string,
};

export function paymentRequest(
  { payment, paymentDetails, billingDetails, returnUrl, origin }: PayRequest,
  merchantAccount: string,
): PaymentRequest {
  if (paymentDetails.provider !== "adyen") throw new Error("The payment details are not Adyen's.");
  return {
    merchantAccount,
    amount: { currency: payment.currency, value: payment.amount },
    reference: payment.merchantReference,
    returnUrl,
    origin,
    channel: wireValues.channel,
    paymentMethod: paymentDetails.paymentMethod as PaymentRequest["paymentMethod"],
    ...(paymentDetails.browserInfo && { browserInfo: paymentDetails.browserInfo as Types.checkout.BrowserInfo }),
    shopperReference: payment.shopperReference,
    shopperInteraction: wireValues.ecommerce,
    recurringProcessingModel: wireValues.subscription,
    storePaymentMethod: true,
    ...(payment.ipAddress !== null && { shopperIP: payment.ipAddress }),
    shopperEmail: billingDetails.email,
    shopperName: { firstName: billingDetails.firstName, lastName: billingDetails.lastName },
    shopperLocale: billingDetails.locale,
    countryCode: payment.country,
    billingAddress: adyenAddress(billingDetails.address),
    metadata: { orderNo: payment.merchantReference },
    authenticationData: { threeDSRequestData: { nativeThreeDS: wireValues.preferred } },
  };
}

export function renewalRequest(
  payment: PaymentWithOrder,
  { token, merchantAccount }: { token: string; merchantAccount: string },
): PaymentRequest {
  const type = payment.method?.type ?? "card";
  const isDebit = type === "sepa_debit" || type === "ideal" || type === "bancontact";
  return {
    merchantAccount,
    amount: { currency: payment.currency, value: payment.amount },
    reference: payment.merchantReference,
    // Required by the API, but never opened: the customer is not present.
    returnUrl: "https://localhost/",
    paymentMethod: {
      type: isDebit ? "sepadirectdebit" : "scheme",
      storedPaymentMethodId: token,
    } as PaymentRequest["paymentMethod"],
    shopperReference: payment.shopperReference,
    shopperInteraction: wireValues.unattended,
    recurringProcessingModel: wireValues.subscription,
    metadata: { orderNo: payment.merchantReference },
  };
}

export function methodsRequest(
  { country, locale, money, buyerIds, types, hasSavedMethods }: WidgetRequest,
  merchantAccount: string,
): Types.checkout.PaymentMethodsRequest {
  return {
    merchantAccount,
    countryCode: country,
    amount: { currency: money.currency, value: money.amount },
    shopperLocale: locale,
    // Adyen lists what it stores for a reference, also the card of an order, which no guest has asked to keep.
    ...(hasSavedMethods && { shopperReference: buyerIds.shopperReference }),
    allowedPaymentMethods: types.map((type) => adyenTypes[type]),
    channel: "Web" as Types.checkout.PaymentMethodsRequest["channel"] & string,
  };
}
