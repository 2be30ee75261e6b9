/** An error document of Adyen. */
export type AdyenError = {
  status: 401 | 403 | 404 | 413 | 422 | 500;
  errorCode: string;
  message: string;
  errorType: "security" | "validation" | "configuration" | "internal";
};

export class AdyenRefusal extends Error {
  override readonly name = "AdyenRefusal";
  readonly document: AdyenError;

  constructor(document: AdyenError) {
    super(document.message);
    this.document = document;
  }
}

const validation = (errorCode: string, message: string) =>
  new AdyenRefusal({ status: 422, errorCode, message, errorType: "validation" });

export const errors = {
  unauthorized: () =>
    new AdyenRefusal({
      status: 401,
      errorCode: "000",
      message: "HTTP Status Response - Unauthorized",
      errorType: "security",
    }),
  wrongMerchant: () =>
    new AdyenRefusal({ status: 403, errorCode: "901", message: "Invalid Merchant Account", errorType: "security" }),
  unknownPath: () =>
    new AdyenRefusal({ status: 404, errorCode: "000", message: "Not found", errorType: "configuration" }),
  tooLarge: () =>
    new AdyenRefusal({ status: 413, errorCode: "000", message: "Request too large", errorType: "validation" }),
  internal: () =>
    new AdyenRefusal({
      status: 500,
      errorCode: "905",
      message: "Payment details are not supported",
      errorType: "internal",
    }),
  invalidField: (field: string) => validation("14_002", `Field '${field}' is not valid.`),
  noReturnUrl: () => validation("14_030", "Return URL is missing."),
  noMethod: () => validation("14_004", "Missing payment method details"),
  badCard: () => validation("101", "Invalid card number"),
  badIban: () => validation("161", "Invalid iban"),
  unknownToken: () => validation("803", "PaymentDetail not found"),
  badDetails: () => validation("14_017", "Invalid payment details."),
  otherRequest: () => validation("704", "request already processed or in progress"),
  unknownPayment: () => validation("167", "Original pspReference required for this operation"),
  refundTooHigh: () => validation("136", "Refund amount is higher than what was paid"),
};
