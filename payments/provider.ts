import type { ProviderAnswer, ReceivedNotice } from "./notice.ts";
import type {
  Money,
  PaymentErrorKind,
  PaymentMethod,
  PaymentType,
  ProviderName,
  SavedMethod,
} from "./port/payment-words.ts";
import type { Means, PublicPaymentSettings, SetupReading } from "./port/payments.ts";
import type { DisputeState, DisputeStep } from "./ledger/dispute-states.ts";
import type { PaymentRow } from "./ledger/tables.ts";

/** Who pays, as the provider knows them. */
export type Payer = { shopperReference: string; providerCustomer: string | null };

/** What the provider is told about the person, all of it taken from the order. */
export type Shopper = {
  email: string;
  firstName: string;
  lastName: string;
  locale: string;
  address: { street: string; city: string; postalCode: string; stateCode?: string; country: string };
};

export type PayRequest = {
  payment: SubmittedPayment;
  means: Means;
  shopper: Shopper;
  returnUrl: string;
  origin: string;
};

/** A payment that has an order, and so a name and a key. */
export type SubmittedPayment = PaymentRow & { merchantReference: string; idempotencyKey: string };

export type Preparation = {
  country: string;
  locale: string;
  money: Money;
  payer: Payer;
  purpose: "checkout" | "method";
  types: readonly PaymentType[];
};

export type Inspection =
  | { kind: "fine"; means: Means; method?: PaymentMethod }
  /** It is somebody else's, or does not exist. */
  | { kind: "foreign" }
  | { kind: "refused"; error: PaymentErrorKind; code?: string };

export type CustomerProfile = {
  shopperReference: string;
  sapCdcId: string | undefined;
  knownAs: string | undefined;
  email: string;
  name: string;
  locale: string;
  hostName: string;
};

export type ReversalAnswer = { kind: "done" | "accepted"; reference?: string };

/** What became of a refund that was asked for. `absent`: there is none. `unknown`: this provider cannot be asked. */
export type RefundTrace = RefundAnswer | { kind: "absent" } | { kind: "unknown" };

export type RefundAnswer = { kind: "done" | "accepted"; reference: string } | { kind: "refused"; reason: string };

/**
 * One payment provider. Every call that moves money carries a key, so that a repetition is answered like the first time.
 * A call that gives no answer throws a `ProviderFault`, which says what is certain about it.
 */
export type Provider = {
  name: ProviderName;
  publicSettings: PublicPaymentSettings;
  /** Who the person is at the provider; null where it needs no such record. */
  customerOf(profile: CustomerProfile): Promise<string | null>;
  /** The same without making a record. */
  findCustomer(profile: CustomerProfile): Promise<string | null>;
  /** How far a method is that this customer sets up; undefined when there is none of theirs by that name. */
  readSetup(id: string, providerCustomer: string): Promise<SetupReading | undefined>;
  /** What the browser's part shows itself with. */
  prepare(input: Preparation): Promise<Record<string, unknown>>;
  /** Whether what the browser hands in is this person's to pay with. */
  inspect(means: Means, payer: Payer): Promise<Inspection>;
  pay(request: PayRequest): Promise<ProviderAnswer>;
  /** Goes on after the person has done what was asked of them. `absent`: there is no such payment, or not yet. */
  proceed(payment: SubmittedPayment, details: Record<string, unknown>): Promise<ProviderAnswer | "absent">;
  /** Charges a saved method, nobody being there to ask. */
  chargeSaved(payment: SubmittedPayment, token: string): Promise<ProviderAnswer>;
  /** `absent`: there is no such payment. `unknown`: this provider cannot be asked. */
  lookup(payment: SubmittedPayment): Promise<ProviderAnswer | "absent" | "unknown">;
  /**
   * Whether asking for the end of a payment also takes back what was authorised meanwhile, without saying so in the
   * answer. Where it is not, a payment that has got its money keeps it.
   */
  doesCancelTakeBack: boolean;
  /** Ends a payment that still waits for the person; one that has got its money says so. */
  cancel(payment: SubmittedPayment): Promise<ProviderAnswer>;
  /** Gives everything back, whether or not it has been taken yet. */
  reverse(charge: { reference: string; key: string; payment: PaymentRow }): Promise<ReversalAnswer>;
  refund(refund: { id: string; key: string; amount: number; payment: PaymentRow }): Promise<RefundAnswer>;
  /** Finds a refund by the provider's name for it, or by ours; without ours it is the reversal of the charge. */
  lookupRefund(refund: { reference: string | null; charge: string; id?: string }): Promise<RefundTrace>;
  listSaved(payer: Payer): Promise<SavedMethod[]>;
  forget(payer: Payer, token: string): Promise<void>;
  /** Whether nothing should be begun that needs it, because it has not answered for a while. */
  isLeftAlone?: () => boolean;
  /** Undefined for a message that was not signed by the provider. */
  readWebhook(body: string, headers: Headers): ReceivedNotice[] | undefined;
};
