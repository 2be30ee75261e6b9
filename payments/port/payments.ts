import { z } from "zod";
import type { Client } from "../../contracts/client.ts";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type {
  Money,
  PaymentErrorKind,
  PaymentMethod,
  PaymentType,
  ProviderName,
  SavedMethod,
} from "./payment-types.ts";

/** Whether a text has digits that could be a card number, with or without separators. */
export const looksLikeCardNumber = (value: string): boolean => /(?:\d[ .-]?){12,}/.test(value);

const opaque = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !value.includes("\0") && value.isWellFormed());
/** An encrypted value from a frame or a wallet; a plain card number in its place is refused. */
const sealed = opaque(20_000).refine((value) => !/^\D*(?:\d[ -]?){12,19}\D*$/.test(value));
const name = opaque(100).refine((value) => !looksLikeCardNumber(value));
const token = z.string().regex(/^[\w.-]{1,200}$/);

/** The payment method as Adyen's Drop-in sends it. */
export const adyenPaymentMethod = z.strictObject({
  type: z.enum(["scheme", "bcmc", "ideal", "sepadirectdebit", "applepay", "googlepay"]),
  encryptedCardNumber: sealed.optional(),
  encryptedExpiryMonth: sealed.optional(),
  encryptedExpiryYear: sealed.optional(),
  encryptedSecurityCode: sealed.optional(),
  holderName: name.or(z.literal("")).optional(),
  brand: token.optional(),
  storedPaymentMethodId: token.optional(),
  // Adyen's field formats it in groups of four.
  iban: z
    .string()
    .max(60)
    .transform((value) => value.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/))
    .optional(),
  ownerName: name.optional(),
  issuer: token.optional(),
  applePayToken: opaque(20_000).optional(),
  googlePayToken: opaque(20_000).optional(),
  googlePayCardNetwork: token.optional(),
  fundingSource: token.optional(),
  checkoutAttemptId: opaque(200).optional(),
  sdkData: opaque(20_000).optional(),
});
export type AdyenPaymentMethod = z.infer<typeof adyenPaymentMethod>;

const browserInfo = z.strictObject({
  acceptHeader: opaque(500).optional(),
  colorDepth: z.number().min(0).max(64).optional(),
  javaEnabled: z.boolean().optional(),
  javaScriptEnabled: z.boolean().optional(),
  language: opaque(50).optional(),
  screenHeight: z.number().min(0).max(100_000).optional(),
  screenWidth: z.number().min(0).max(100_000).optional(),
  timeZoneOffset: z.number().min(-1_000).max(1_000).optional(),
  userAgent: opaque(500).optional(),
});

/** What the customer pays with, as the browser sends it. The server knows the rest of a payment. */
export const paymentDetails = z.discriminatedUnion("provider", [
  z.strictObject({
    provider: z.literal("adyen"),
    paymentMethod: adyenPaymentMethod,
    browserInfo: browserInfo.optional(),
  }),
  z
    .strictObject({
      provider: z.literal("stripe"),
      setupIntentId: z
        .string()
        .regex(/^seti_\w{1,200}$/)
        .optional(),
      /** A saved method instead of a new one. */
      token: token.optional(),
    })
    .refine(({ setupIntentId, token: saved }) => (setupIntentId === undefined) !== (saved === undefined)),
]);
export type PaymentDetails = z.infer<typeof paymentDetails>;

/** What the customer did at the bank, as the provider wrote it for the browser. */
export const actionResult = z.strictObject({
  redirectResult: opaque(20_000).optional(),
  threeDSResult: opaque(20_000).optional(),
  paymentData: opaque(20_000).optional(),
});
export type ActionResult = z.infer<typeof actionResult>;

/**
 * Values that the browser claims: total and currency as the customer saw them, and others that older callers send. The
 * server only compares them with its own, and refuses a request that differs.
 */
export const claimedValues = z.object({
  amount: z.number().optional(),
  currency: z.string().max(10).optional(),
  reference: z.string().max(200).optional(),
  shopperReference: z.string().max(200).optional(),
  shopperIP: z.string().max(100).optional(),
  shopperEmail: z.string().max(200).optional(),
  countryCode: z.string().max(10).optional(),
});
export type ClaimedValues = z.infer<typeof claimedValues>;

/** The customer who pays. All of it comes from the session, nothing from the request. */
export type Buyer = {
  siteId: string;
  customerId: string;
  isRegistered: boolean;
  /** Clients of commerce that send the shopper's own token. */
  commerceOcapi: Client;
  commerceScapi: Client;
};

/** Where a request comes from: the market, the language, the IP address, and the page that a bank sends the customer back to. */
export type RequestSource = {
  country: string;
  locale: string;
  ip: string;
  origin: string;
  returnUrl: string;
};

/** The part of the payment settings a browser may know. */
export type PublicPaymentSettings =
  | {
      provider: "adyen";
      environment: "test" | "live";
      clientKey: string;
      sandboxOrigin?: string;
      /** The creditor identifier of direct debits. */
      sepaCreditorId?: string;
    }
  | { provider: "stripe"; publishableKey: string; sandboxOrigin?: string; scriptUrl?: string };

/** A service of a vehicle that was paid for recently. */
export type PaidService = {
  productId: string;
  /** The end date of the service at the time of the order; undefined if the vehicle did not have it yet. */
  expiredOn?: string;
};

export type StartResult =
  | {
      kind: "ready";
      settings: PublicPaymentSettings;
      types: readonly PaymentType[];
      money: Money;
      /** Adyen: the response about payment methods. Stripe: `{ setupIntentId, clientSecret }`. */
      widget: Record<string, unknown>;
      saved: SavedMethod[];
    }
  | { kind: "failed"; error: PaymentErrorKind }
  | { kind: "requestRefused"; reason: RefusalReason };

/** Why the shop refused a request before it asked the provider to charge anything. */
export type RefusalReason =
  /** The request states a value that differs from the server's. */
  | "tampered"
  /** The request does not say which total and currency the customer saw. */
  | "amountMissing"
  /** The total or currency the customer saw is no longer that of the basket. */
  | "amountChanged"
  /** The buyer has no such basket, order or method. */
  | "notFound"
  /** The basket lacks something, or has nothing to pay. */
  | "basketNotReady";

export type PaymentOutcome =
  | { kind: "authorised"; orderNo: string; method: PaymentMethod | null }
  | { kind: "pending"; orderNo: string; method: PaymentMethod | null }
  /** The customer has to act: Adyen's action, or for Stripe `{ clientSecret }`. */
  | { kind: "action"; orderNo: string; provider: ProviderName; action: Record<string, unknown> }
  /** The provider did not answer; recovery finds out. Do not tell the customer that nothing was charged. */
  | { kind: "confirming"; orderNo: string }
  /** Another request is paying for this basket. */
  | { kind: "inProgress"; orderNo: string | null }
  /** The order has failed and the basket is open again. */
  | { kind: "cancelled"; orderNo: string | null }
  /** The provider or the bank refused the payment, or could not be reached before it was sent. */
  | { kind: "failed"; orderNo: string | null; error: PaymentErrorKind; code: string | null }
  | { kind: "requestRefused"; reason: RefusalReason };

export type MethodOutcome =
  | { kind: "added"; method: SavedMethod }
  | { kind: "action"; id: string; provider: ProviderName; action: Record<string, unknown> }
  | { kind: "confirming"; id: string }
  | { kind: "failed"; error: PaymentErrorKind; code: string | null }
  | { kind: "requestRefused"; reason: RefusalReason };

/** A payment method that is being set up, with the provider's own status. */
export type SetupStatus = { id: string; status: string; method: PaymentMethod | null };

export type SubmitRequest = {
  buyer: Buyer;
  source: RequestSource;
  basketId: string;
  paymentDetails: PaymentDetails;
  claimed: ClaimedValues;
  /** Fields written to the order besides those of the payment: vehicle, terms, consent. */
  orderFields: Omit<OrderFields, LedgerOrderField>;
  /** Whether a card must be from the country of the billing address. */
  mustMatchBillingCountry: boolean;
  /** Whether to refuse a service that another payment already bought for the same vehicle. */
  mustRefuseDuplicates: boolean;
};

/** Fields of an order that only the ledger writes. */
export type LedgerOrderField =
  | "c_stripe_status"
  | "c_cardType"
  | "c_last4"
  | "c_iban_last4"
  | "c_bank"
  | "c_payment_type"
  | "c_ipAddress"
  | "c_SNP_OMS_stripeCustomerId"
  | "c_SNP_OMS_paymentMethodToken"
  | "c_SNP_OMS_expirationDate";

/** The payments as the storefront uses them. */
export type Payments = {
  /** The provider's public settings and the payment types of a market, for the page and its security policy. */
  paymentOptions(country: string): { settings: PublicPaymentSettings; types: readonly PaymentType[] };
  startCheckout(request: {
    buyer: Buyer;
    source: RequestSource;
    basketId: string;
    claimed: ClaimedValues;
  }): Promise<StartResult>;
  submitPayment(request: SubmitRequest): Promise<PaymentOutcome>;
  /** After the customer came back from the bank, or completed an action in the widget. */
  continuePayment(request: { buyer: Buyer; orderNo: string; actionResult?: ActionResult }): Promise<PaymentOutcome>;
  /** The outcome so far of the payment of an order, or of the latest one of a basket; reads only the ledger. */
  readPayment(
    request: { buyer: Pick<Buyer, "siteId" | "customerId"> } & ({ orderNo: string } | { basketId: string }),
  ): Promise<PaymentOutcome>;
  /**
   * Ends the unfinished payment of an earlier visit: at once if nothing was sent, otherwise as the provider answers. One
   * that a bank may be approving right now continues. Without an order or a basket, it is the buyer's newest unfinished one.
   */
  endUnfinishedPayment(request: { buyer: Buyer; orderNo?: string; basketId?: string }): Promise<PaymentOutcome>;
  /** Ends a payment at the customer's request; answers `authorised` if it was paid in the meantime. */
  cancelPayment(request: { buyer: Buyer; orderNo: string }): Promise<PaymentOutcome>;
  /** Services recently paid for a vehicle, by any customer or guest, and not refunded. */
  paidServices(request: { vin: string }): Promise<PaidService[]>;
  /** The buyer's customer id at the provider; null where the provider has no such record. */
  findOrCreateProviderCustomer(request: { buyer: Buyer; source: RequestSource }): Promise<string | null>;
  /** The same without creating a record: also null when there is none yet. */
  findProviderCustomer(request: { buyer: Buyer; source: RequestSource }): Promise<string | null>;
  /** The status of a method that the buyer sets up; undefined when it belongs to another customer. */
  readSetup(request: { buyer: Buyer; source: RequestSource; setupIntentId: string }): Promise<SetupStatus | undefined>;
  /** The shop's own id of the buyer at its providers. */
  shopperReference(request: { buyer: Buyer }): Promise<string>;
  savedMethods(request: { buyer: Buyer; source: RequestSource }): Promise<SavedMethod[]>;
  deleteSavedMethod(request: { buyer: Buyer; source: RequestSource; token: string }): Promise<"deleted" | "notFound">;
  startAddMethod(request: { buyer: Buyer; source: RequestSource }): Promise<StartResult>;
  submitMethod(request: {
    buyer: Buyer;
    source: RequestSource;
    paymentDetails: PaymentDetails;
    address: BillingAddress;
    email: string;
    claimed?: ClaimedValues;
    mustMatchBillingCountry: boolean;
  }): Promise<MethodOutcome>;
  continueMethod(request: { buyer: Buyer; id: string; actionResult?: ActionResult }): Promise<MethodOutcome>;
  /** The outcome so far of a method that is being verified; reads only the ledger. */
  readMethod(request: { buyer: Buyer; id: string }): Promise<MethodOutcome>;
};

export type BillingAddress = {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  postalCode: string;
  stateCode?: string;
  country: string;
};
