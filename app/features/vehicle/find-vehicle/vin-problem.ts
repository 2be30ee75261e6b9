import type { MessageId } from "../../../i18n/message-id.ts";
import type { VinCheck } from "../../../domain/vehicle/vin.ts";
import { COUNTRY_CODES, type CountryCode } from "../../../site/country-codes.ts";
import type { LookupFailure } from "../lookup/redirect-after-lookup.ts";

/** Why a typed VIN is not accepted. */
export type VinProblem =
  | Exclude<VinCheck, { kind: "valid" }>
  | { kind: LookupFailure }
  | { kind: "marketMismatch"; country: string; href?: string }
  | { kind: "makeMismatch"; makeName: string; href: string }
  | { kind: "limited"; retryAfterSeconds: number };

type Text = { id: MessageId; values?: Record<string, string | number> };

/** The texts for a problem, so that a page need not know every kind. */
export type VinExplanation = {
  /** The error of the field; absent when the field is not the problem. */
  field?: Text;
  /** The alert above the form. */
  alert?: { title: Text; text?: Text };
  /** The shop that sells for the vehicle. */
  shop?: { href: string } & ({ country: CountryCode } | { makeName: string });
  /** Whether only customer care can help further. */
  hasContactLink?: true;
};

const VIN_LENGTH = 17;

export function explainVinProblem(problem: VinProblem): VinExplanation {
  switch (problem.kind) {
    case "empty":
      return { field: { id: "vin.required" } };
    case "wrongSign":
      return { field: { id: "vin.wrongSign", values: { sign: problem.sign } } };
    case "wrongLength":
      return { field: lengthText(problem.length) };
    case "wrongCheckDigit":
      return { field: { id: "vin.checkDigit" } };
    case "unknown":
      return {
        field: { id: "vin.errorText" },
        alert: { title: { id: "vin.errorTitle" }, text: { id: "vin.unknownAdvice" } },
        hasContactLink: true,
      };
    case "otherUser":
      return {
        alert: { title: { id: "vin.otherUser" }, text: { id: "vin.otherUserAdvice" } },
        hasContactLink: true,
      };
    case "unavailable":
      return { alert: { title: { id: "error.genericTitle" }, text: { id: "vin.unavailable" } } };
    case "limited":
      return { alert: { title: { id: "vin.tooMany", values: { count: minutesOf(problem.retryAfterSeconds) } } } };
    case "marketMismatch":
      return explainMarket(countryShop(problem));
    case "makeMismatch": {
      const { makeName, href } = problem;
      return {
        alert: {
          title: { id: "vin.brandTitle", values: { brand: makeName } },
          text: { id: "vin.brandText", values: { brand: makeName } },
        },
        shop: { href, makeName },
      };
    }
  }
}

/** The text for the page's title. */
export function problemTitle({ alert, field }: VinExplanation): Text | undefined {
  return alert?.title ?? field;
}

function lengthText(length: number): Text {
  return length < VIN_LENGTH
    ? { id: "vin.tooShort", values: { count: VIN_LENGTH - length } }
    : { id: "vin.tooLong", values: { count: length - VIN_LENGTH } };
}

function explainMarket(shop: VinExplanation["shop"]): VinExplanation {
  const title = { id: "vin.marketTitle" } as const;
  return shop
    ? { alert: { title, text: { id: "vin.marketText" } }, shop }
    : { alert: { title, text: { id: "vin.noShopText" } }, hasContactLink: true };
}

function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

function countryShop({ country, href }: Extract<VinProblem, { kind: "marketMismatch" }>): VinExplanation["shop"] {
  const known = COUNTRY_CODES.find((code) => code === country);
  return known && href ? { href, country: known } : undefined;
}
