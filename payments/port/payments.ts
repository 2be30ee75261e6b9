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
} from "./payment-words.ts";

/** Digits that could be a card number, however they are set. */
export const looksLikeCardNumber = (value: string): boolean => /(?:\d[ .-]?){12,}/.test(value);

const opaque = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !value.includes("\0") && value.isWellFormed());
/** What frames and wallets hand over is sealed; a bare card number in its place is refused. */
const sealed = opaque(20_000).refine((value) => !/^\D*(?:\d[ -]?){12,19}\D*$/.test(value));
const name = opaque(100).refine((value) => !looksLikeCardNumber(value));
const token = z.string().regex(/^[\w.-]{1,200}$/);

/** What Adyen's browser part hands over, as it is. */
export const adyenPaymentMethod = z.strictObject({
  type: z.enum(["scheme", "bcmc", "ideal", "sepadirectdebit", "applepay", "googlepay"]),
  encryptedCardNumber: sealed.optional(),
  encryptedExpiryMonth: sealed.optional(),
  encryptedExpiryYear: sealed.optional(),
  encryptedSecurityCode: sealed.optional(),
  holderName: name.or(z.literal("")).optional(),
  brand: token.optional(),
  storedPaymentMethodId: token.optional(),
  // Adyen's field sets it in groups of four.
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

/** What is paid with. The rest of a payment is known to the server, and is not asked for. */
export const means = z.discriminatedUnion("provider", [
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
export type Means = z.infer<typeof means>;

/** What the person did at their bank. */
export const paymentDetails = z.strictObject({
  redirectResult: opaque(20_000).optional(),
  threeDSResult: opaque(20_000).optional(),
  paymentData: opaque(20_000).optional(),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

/**
 * What a browser says besides: total and currency as the customer saw them, and more that older callers send. It is never
 * used; what differs from what the server knows ends the request.
 */
export const statedValues = z.object({
  amount: z.number().optional(),
  currency: z.string().max(10).optional(),
  reference: z.string().max(200).optional(),
  shopperReference: z.string().max(200).optional(),
  shopperIP: z.string().max(100).optional(),
  shopperEmail: z.string().max(200).optional(),
  countryCode: z.string().max(10).optional(),
});
export type StatedValues = z.infer<typeof statedValues>;

/** Who is paying. All of it comes from the session, nothing from the request. */
export type Buyer = {
  siteId: string;
  customerId: string;
  isRegistered: boolean;
  /** Commerce, asked in the shopper's own name. */
  commerce: Client;
  commerceData: Client;
};

/** Where the request stands: the market, the language, the address it came from and where to go back to. */
export type Place = {
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
      /** Who collects a direct debit, by the number that the banks know. */
      sepaCreditorId?: string;
    }
  | { provider: "stripe"; publishableKey: string; sandboxOrigin?: string; scriptUrl?: string };

/** A service of a vehicle that was paid for a short while ago. */
export type PaidService = {
  productId: string;
  /** Until when the vehicle had the service when it was ordered; none if the service was new for it. */
  expiredOn?: string;
};

export type Started =
  | {
      kind: "ready";
      settings: PublicPaymentSettings;
      types: readonly PaymentType[];
      money: Money;
      /** Adyen: the answer about payment methods. Stripe: `{ setupIntentId, clientSecret }`. */
      widget: Record<string, unknown>;
      saved: SavedMethod[];
    }
  | { kind: "failed"; error: PaymentErrorKind }
  | { kind: "refused"; reason: RefusalReason };

export type RefusalReason =
  /** The request states a value that is not the server's. */
  | "tampered"
  /** The request does not say which total and currency the customer saw. */
  | "amountMissing"
  /** The total or currency the customer saw is no longer that of the basket. */
  | "amountChanged"
  /** There is no such basket, order or method of this person. */
  | "notFound"
  /** The basket lacks something, or has nothing to pay. */
  | "basketNotReady";

export type PaymentOutcome =
  | { kind: "authorised"; orderNo: string; method: PaymentMethod | null }
  | { kind: "pending"; orderNo: string; method: PaymentMethod | null }
  /** The person has something to do: Adyen's action, or for Stripe `{ clientSecret }`. */
  | { kind: "action"; orderNo: string; provider: ProviderName; action: Record<string, unknown> }
  /** The provider gave no answer. It is being found out; nobody may say that nothing was charged. */
  | { kind: "confirming"; orderNo: string }
  /** Another request is paying for this basket. */
  | { kind: "inProgress"; orderNo: string | null }
  /** The order has failed and the basket is open again. */
  | { kind: "cancelled"; orderNo: string | null }
  | { kind: "failed"; orderNo: string | null; error: PaymentErrorKind; code: string | null }
  | { kind: "refused"; reason: RefusalReason };

export type MethodOutcome =
  | { kind: "added"; method: SavedMethod }
  | { kind: "action"; id: string; provider: ProviderName; action: Record<string, unknown> }
  | { kind: "confirming"; id: string }
  | { kind: "failed"; error: PaymentErrorKind; code: string | null }
  | { kind: "refused"; reason: RefusalReason };

/** A method on its way to being kept, in the provider's words for how far it is. */
export type SetupReading = { id: string; status: string; method: PaymentMethod | null };

export type SubmitRequest = {
  buyer: Buyer;
  place: Place;
  basketId: string;
  means: Means;
  stated: StatedValues;
  /** What the order is told besides: vehicle, terms, consent. Never what concerns the payment. */
  orderFields: Omit<OrderFields, PaymentField>;
  /** Whether a card of another country than the bill's is turned down here. */
  mustMatchBillingCountry: boolean;
  /** Whether nothing is charged while another payment has one of these services for this vehicle. */
  isSoldOnce: boolean;
};

/** Fields of an order that only the ledger writes. */
export type PaymentField =
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

/** What the shop asks of its payments. */
export type Payments = {
  /** Who takes the money in a market and how one can pay there, for the page and its security policy. */
  offer(country: string): { settings: PublicPaymentSettings; types: readonly PaymentType[] };
  startCheckout(request: { buyer: Buyer; place: Place; basketId: string; stated: StatedValues }): Promise<Started>;
  submitPayment(request: SubmitRequest): Promise<PaymentOutcome>;
  /** After the person came back from their bank, or did what the widget asked. */
  continuePayment(request: { buyer: Buyer; orderNo: string; details?: PaymentDetails }): Promise<PaymentOutcome>;
  /** Where the payment of an order, or the latest one of a basket, stands; asks nobody but the ledger. */
  readPayment(
    request: { buyer: Pick<Buyer, "siteId" | "customerId"> } & ({ orderNo: string } | { basketId: string }),
  ): Promise<PaymentOutcome>;
  /**
   * Ends what an earlier visit has left behind: at once if nothing was sent, else as the provider says. One that a bank may
   * approve at this moment goes on. Without a number or a basket it is the buyer's newest payment that has not come to an end.
   */
  endUnfinishedPayment(request: { buyer: Buyer; orderNo?: string; basketId?: string }): Promise<PaymentOutcome>;
  /** Ends a payment because its customer asks for it; one that has got its money says so. */
  cancelPayment(request: { buyer: Buyer; orderNo: string }): Promise<PaymentOutcome>;
  /** What was paid for a vehicle lately, by any customer or guest, and was not refunded. */
  paidServices(request: { vin: string }): Promise<PaidService[]>;
  /** What the provider knows the person by; null where it keeps no such record. */
  providerCustomer(request: { buyer: Buyer; place: Place }): Promise<string | null>;
  /** The same without making a record: null as well when there is none yet. */
  findProviderCustomer(request: { buyer: Buyer; place: Place }): Promise<string | null>;
  /** How far a method is that the buyer sets up; undefined when it is not theirs. */
  readSetup(request: { buyer: Buyer; place: Place; setupIntentId: string }): Promise<SetupReading | undefined>;
  /** What the shop calls the person towards its providers. */
  shopperReference(request: { buyer: Buyer }): Promise<string>;
  savedMethods(request: { buyer: Buyer; place: Place }): Promise<SavedMethod[]>;
  deleteSavedMethod(request: { buyer: Buyer; place: Place; token: string }): Promise<"deleted" | "notFound">;
  startAddMethod(request: { buyer: Buyer; place: Place }): Promise<Started>;
  submitMethod(request: {
    buyer: Buyer;
    place: Place;
    means: Means;
    address: BillingAddress;
    email: string;
    stated?: StatedValues;
    mustMatchBillingCountry: boolean;
  }): Promise<MethodOutcome>;
  continueMethod(request: { buyer: Buyer; id: string; details?: PaymentDetails }): Promise<MethodOutcome>;
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
