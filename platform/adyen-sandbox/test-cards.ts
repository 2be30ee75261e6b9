/** How a card behaves. */
export type CardScenario = "fine" | "challenge" | "redirect" | "refused" | "expired";

export type TestCard = {
  number: string;
  brand: "visa" | "mc" | "amex" | "bcmc" | "maestro";
  scenario: CardScenario;
  /** The issuing country; by default that of the billing address. */
  country?: string;
};

/** The accepted card numbers. All others are refused, so that no real card can be entered. */
export const testCards: readonly TestCard[] = [
  { number: "4111111111111111", brand: "visa", scenario: "fine" },
  { number: "5555555555554444", brand: "mc", scenario: "fine" },
  { number: "370000000000002", brand: "amex", scenario: "fine" },
  { number: "6703444444444449", brand: "bcmc", scenario: "redirect", country: "BE" },
  { number: "4212345678910006", brand: "visa", scenario: "challenge" },
  { number: "5201281505129736", brand: "mc", scenario: "fine" },
  { number: "5000550000000029", brand: "maestro", scenario: "challenge" },
  { number: "4000020000000000", brand: "visa", scenario: "refused" },
  { number: "4977949494949497", brand: "visa", scenario: "fine", country: "FR" },
  { number: "4988438843884305", brand: "visa", scenario: "fine", country: "ES" },
  { number: "5100290029002909", brand: "mc", scenario: "fine", country: "NL" },
];

export type Refusal = { refusalReason: string; refusalReasonCode: string };

const reasons: readonly [holderName: string, code: string, reason: string][] = [
  ["DECLINED", "2", "Refused"],
  ["REFERRAL", "3", "Referral"],
  ["BLOCK_CARD", "5", "Blocked Card"],
  ["CARD_EXPIRED", "6", "Expired Card"],
  ["INVALID_AMOUNT", "7", "Invalid Amount"],
  ["INVALID_CARD", "8", "Invalid Card Number"],
  ["ISSUER_UNAVAILABLE", "9", "Issuer Unavailable"],
  ["NOT_SUPPORTED", "10", "Not supported"],
  ["NOT_3D_AUTHENTICATED", "11", "3D Not Authenticated"],
  ["NOT_ENOUGH_BALANCE", "12", "Not enough balance"],
  ["ACQUIRER_FRAUD", "14", "Acquirer Fraud"],
  ["INVALID_PIN", "17", "Invalid Pin"],
  ["PIN_TRIES_EXCEEDED", "18", "Pin tries exceeded"],
  ["FRAUD", "20", "FRAUD"],
  ["NOT_SUBMITTED", "21", "Not Submitted"],
  ["TRANSACTION_NOT_PERMITTED", "23", "Transaction Not Permitted"],
  ["CVC_DECLINED", "24", "CVC Declined"],
  ["RESTRICTED_CARD", "25", "Restricted Card"],
  ["REVOCATION_OF_AUTH", "26", "Revocation Of Auth"],
  ["DECLINED_NON_GENERIC", "27", "Declined Non Generic"],
];

/** Card holder names that cause a refusal, as documented by Adyen for tests. */
export const refusalsByName: Readonly<Record<string, Refusal>> = Object.fromEntries(
  reasons.map(([name, refusalReasonCode, refusalReason]) => [name, { refusalReason, refusalReasonCode }]),
);

export const refused: Refusal = { refusalReason: "Refused", refusalReasonCode: "2" };
export const expired: Refusal = { refusalReason: "Expired Card", refusalReasonCode: "6" };
export const notAuthenticated: Refusal = { refusalReason: "3D Not Authenticated", refusalReasonCode: "11" };

export function findRefusalByName(names: readonly (string | undefined)[]): Refusal | undefined {
  for (const name of names) {
    const trigger = Object.keys(refusalsByName).find((one) => name?.toUpperCase().split(/\s+/).includes(one));
    if (trigger) return refusalsByName[trigger];
  }
  return undefined;
}
