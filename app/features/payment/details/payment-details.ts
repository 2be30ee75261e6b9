/** When a card ends; undefined for a method without such a date. */
export type ShownExpiry = { text: string; hasExpired: boolean };

/** The account's payment method as its page shows it. */
export type ShownMethod = {
  recordId: string;
  /** Another method has another mark, so that a form is only about the method that the customer saw. */
  mark: string;
  /** Such as Visa or Apple Pay; undefined for a card of an unknown brand. */
  name?: string;
  last4?: string;
  /** `unknown` while the provider does not answer. */
  expiry?: ShownExpiry | "unknown";
  /** The billing address as written on an envelope, with the country; empty without one. */
  addressLines: readonly string[];
};

export type PaymentDetails = {
  /** Undefined when the account has none. */
  method?: ShownMethod;
  /** Whether a bank has yet to confirm a method that was added. */
  isConfirming: boolean;
};
