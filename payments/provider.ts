import type { ProviderAnswer } from "./provider-answer.ts";
import type { ReceivedMessage } from "./webhooks/webhook-message.ts";
import type {
  Money,
  PaymentErrorKind,
  PaymentMethod,
  PaymentType,
  ProviderName,
  SavedMethod,
} from "./port/payment-types.ts";
import type { PaymentDetails, PublicPaymentSettings, SetupStatus } from "./port/payments.ts";
import type { PaymentRow } from "./ledger/tables.ts";

/** The buyer's ids at the provider: the shop's own id, and the provider's customer record where it has one. */
export type BuyerIds = { shopperReference: string; providerCustomer: string | null };

/** The buyer's name, addresses and language, sent to the provider with a payment. */
export type BillingDetails = {
  email: string;
  firstName: string;
  lastName: string;
  locale: string;
  address: { street: string; city: string; postalCode: string; stateCode?: string; country: string };
};

export type PayRequest = {
  payment: PaymentWithOrder;
  paymentDetails: PaymentDetails;
  billingDetails: BillingDetails;
  returnUrl: string;
  origin: string;
};

/** A payment that has an order, and therefore a merchant reference and an idempotency key. */
export type PaymentWithOrder = PaymentRow & { merchantReference: string; idempotencyKey: string };

export type WidgetRequest = {
  country: string;
  locale: string;
  money: Money;
  buyerIds: BuyerIds;
  purpose: "checkout" | "method";
  types: readonly PaymentType[];
  /** False for a guest: what a provider stores for the order of a guest is not offered again. */
  hasSavedMethods: boolean;
};

export type Inspection =
  | { kind: "accepted"; paymentDetails: PaymentDetails; method?: PaymentMethod }
  /** It belongs to another customer, or does not exist. */
  | { kind: "notOwned" }
  | { kind: "refused"; error: PaymentErrorKind; code?: string };

export type CustomerProfile = {
  shopperReference: string;
  sapCdcId: string | undefined;
  knownCustomerId: string | undefined;
  email: string;
  name: string;
  locale: string;
  hostName: string;
};

export type ReversalAnswer = { kind: "done" | "accepted"; attemptReference?: string };

/** The result of looking a refund up. `absent`: there is none. `unsupported`: this provider has no lookup. */
export type RefundTrace = RefundAnswer | { kind: "absent" } | { kind: "unsupported" };

export type RefundAnswer = { kind: "done" | "accepted"; refundReference: string } | { kind: "refused"; reason: string };

/**
 * One payment provider. Every call that moves money carries an idempotency key: a repeated call gets the first answer.
 * A call without a usable answer throws a `ProviderFault`, whose `callEffect` says whether it may have been carried out.
 */
export type Provider = {
  name: ProviderName;
  publicSettings: PublicPaymentSettings;
  /** Finds or creates the customer record at the provider; null where the provider has none. */
  findOrCreateCustomer(profile: CustomerProfile): Promise<string | null>;
  /** The same without creating a record. */
  findCustomer(profile: CustomerProfile): Promise<string | null>;
  /** The status of a method that this customer sets up; undefined when the customer has no setup with this id. */
  readSetup(id: string, providerCustomer: string): Promise<SetupStatus | undefined>;
  /** What the browser's payment widget needs to render. */
  createWidgetData(input: WidgetRequest): Promise<Record<string, unknown>>;
  /** Checks that the buyer owns the payment details the browser sent. */
  inspect(paymentDetails: PaymentDetails, buyerIds: BuyerIds): Promise<Inspection>;
  pay(request: PayRequest): Promise<ProviderAnswer>;
  /** Continues after the customer's action. `absent`: the provider has no such payment, or not yet. */
  proceed(payment: PaymentWithOrder, actionResult: Record<string, unknown>): Promise<ProviderAnswer | "absent">;
  /** Charges a saved method without the customer present. */
  chargeSaved(payment: PaymentWithOrder, token: string): Promise<ProviderAnswer>;
  /** `absent`: there is no such payment. `unsupported`: this provider has no lookup. */
  lookup(payment: PaymentWithOrder): Promise<ProviderAnswer | "absent" | "unsupported">;
  /**
   * Whether `cancel` also reverses a payment that was authorised in the meantime, without saying so in the answer.
   * Otherwise an authorised payment stays authorised.
   */
  doesCancelReverse: boolean;
  /** Ends a payment that waits for the customer; answers `authorised` if it was paid in the meantime. */
  cancel(payment: PaymentWithOrder): Promise<ProviderAnswer>;
  /** Returns the whole charge, captured or not. */
  reverse(charge: { chargeReference: string; key: string; payment: PaymentRow }): Promise<ReversalAnswer>;
  refund(refund: { id: string; key: string; amount: number; payment: PaymentRow }): Promise<RefundAnswer>;
  /** Finds a refund by the provider's reference or by our id; without an id, finds the reversal of the charge. */
  lookupRefund(refund: { refundReference: string | null; chargeReference: string; id?: string }): Promise<RefundTrace>;
  listSaved(buyerIds: BuyerIds): Promise<SavedMethod[]>;
  deleteSavedMethod(buyerIds: BuyerIds, token: string): Promise<void>;
  /** Deletes the provider's own record of a customer, after the saved methods. */
  deleteCustomer(buyerIds: BuyerIds): Promise<void>;
  /** Whether jobs should not start work that needs this provider, because it has stopped answering. */
  isCircuitOpen?: () => boolean;
  /** Undefined for a message without the provider's signature. */
  readWebhook(body: string, headers: Headers): ReceivedMessage[] | undefined;
};
