/** How a card behaves at setup and at every later charge. */
export type Scenario =
  | "fine"
  /** The bank requires a challenge at setup only. */
  | "asks-at-setup"
  /** The bank requires a challenge every time, so it cannot be charged off session. */
  | "asks-always"
  /** The bank refuses even after a successful challenge. */
  | "asks-then-refuses"
  /** It can be set up, but every charge is refused. */
  | "refuses-charges"
  | "refund-fails"
  | "refund-pends"
  /** The bank returns the debit. */
  | "bounces"
  /** It was detached from its customer and cannot be used any more. */
  | "detached";

export type Decline = { code: string; decline_code?: string; message: string };

export type TestCard = {
  number: string;
  brand: "visa" | "mastercard" | "amex";
  country?: string;
  scenario?: Scenario;
  /** Refused at setup. */
  decline?: Decline;
};

export const declines = {
  generic: { code: "card_declined", decline_code: "generic_decline", message: "Your card was declined." },
  funds: { code: "card_declined", decline_code: "insufficient_funds", message: "Your card has insufficient funds." },
  lost: { code: "card_declined", decline_code: "lost_card", message: "Your card was declined." },
  stolen: { code: "card_declined", decline_code: "stolen_card", message: "Your card was declined." },
  velocity: { code: "card_declined", decline_code: "card_velocity_exceeded", message: "Your card was declined." },
  expired: { code: "expired_card", decline_code: "expired_card", message: "Your card has expired." },
  pastYear: { code: "invalid_expiry_year", message: "Your card's expiration year is invalid." },
  pastMonth: { code: "invalid_expiry_month", message: "Your card's expiration month is invalid." },
  cvc: { code: "incorrect_cvc", decline_code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  processing: {
    code: "processing_error",
    decline_code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
  authentication: {
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  },
  setupAuthentication: {
    code: "setup_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
  paymentAuthentication: {
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
} satisfies Record<string, Decline>;

/** The accepted card numbers. All others are refused, so that no real card can be entered. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa" },
  { number: "5555555555554444", brand: "mastercard" },
  { number: "378282246310005", brand: "amex" },
  { number: "4000056655665556", brand: "visa" },
  { number: "5200828282828210", brand: "mastercard" },
  { number: "2223003122003222", brand: "mastercard" },
  { number: "371449635398431", brand: "amex" },
  { number: "4000000000000002", brand: "visa", decline: declines.generic },
  { number: "4000000000009987", brand: "visa", decline: declines.lost },
  { number: "4000000000009979", brand: "visa", decline: declines.stolen },
  { number: "4000000000006975", brand: "visa", decline: declines.velocity },
  { number: "4000000000009995", brand: "visa", decline: declines.funds },
  { number: "4000000000000069", brand: "visa", decline: declines.expired },
  { number: "4000000000000127", brand: "visa", decline: declines.cvc },
  { number: "4000000000000119", brand: "visa", decline: declines.processing },
  { number: "4000000000000341", brand: "visa", scenario: "refuses-charges" },
  { number: "4000002500003155", brand: "visa", scenario: "asks-at-setup" },
  { number: "4000002760003184", brand: "visa", scenario: "asks-always" },
  { number: "4000008260003178", brand: "visa", scenario: "asks-then-refuses" },
  { number: "4000000000005126", brand: "visa", scenario: "refund-fails" },
  { number: "4000000000007726", brand: "visa", scenario: "refund-pends" },
  { number: "4000008260000000", brand: "visa", country: "GB" },
  { number: "4000001240000000", brand: "visa", country: "CA" },
  { number: "4000002760000016", brand: "visa", country: "DE" },
  { number: "4000002500000003", brand: "visa", country: "FR" },
];

/** Account numbers and the outcome of a debit from them. */
export const testAccounts: Readonly<Record<string, Scenario>> = {
  AT611904300234573201: "fine",
  AT861904300235473202: "bounces",
  DE89370400440532013000: "fine",
  DE62370400440532013001: "bounces",
  NL39RABO0300065264: "fine",
  BE62510007547061: "fine",
};
