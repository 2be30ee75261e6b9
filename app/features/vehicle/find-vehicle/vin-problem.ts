import type { MessageId } from "../../../i18n/message-id.ts";
import type { VinCheck } from "../../../domain/vehicle/vin.ts";
import { COUNTRY_CODES, type CountryCode } from "../../../site/country-codes.ts";
import type { VehicleTrouble } from "../lookup/redirect-after-lookup.ts";

/** Why a VIN that somebody typed leads no further. */
export type VinProblem =
  | Exclude<VinCheck, { kind: "valid" }>
  | { kind: VehicleTrouble }
  | { kind: "marketMismatch"; country: string; href?: string }
  | { kind: "brandMismatch"; brand: string; href: string }
  | { kind: "limited"; retryAfterSeconds: number };

type Text = { id: MessageId; values?: Record<string, string | number> };

/** The same for a page, which need not know every reason there is. */
export type VinExplanation = {
  /** What stands at the field; left out when the field is not what is wrong. */
  field?: Text;
  /** What stands above the form. */
  alert?: { title: Text; text?: Text };
  /** The shop that sells for the vehicle. */
  shop?: { href: string } & ({ country: CountryCode } | { brand: string });
};

const VIN_LENGTH = 17;

export function explain(problem: VinProblem): VinExplanation {
  switch (problem.kind) {
    case "empty":
      return { field: { id: "vin.required" } };
    case "malformed":
      return {
        field:
          problem.length === VIN_LENGTH
            ? { id: "vin.checkDigit" }
            : { id: "vin.malformed", values: { count: problem.length } },
      };
    case "wrongCheckDigit":
      return { field: { id: "vin.checkDigit" } };
    case "unknown":
      return { field: { id: "vin.errorText" }, alert: { title: { id: "vin.errorTitle" } } };
    case "otherUser":
      return { alert: { title: { id: "vin.otherUser" } } };
    case "unavailable":
      return { alert: { title: { id: "error.genericTitle" }, text: { id: "vin.unavailable" } } };
    case "limited":
      return { alert: { title: { id: "vin.tooMany", values: { count: minutesOf(problem.retryAfterSeconds) } } } };
    case "marketMismatch":
      return {
        alert: { title: { id: "vin.marketTitle" }, text: { id: "vin.marketText" } },
        shop: countryShop(problem),
      };
    case "brandMismatch": {
      const { brand, href } = problem;
      return {
        alert: { title: { id: "vin.brandTitle", values: { brand } }, text: { id: "vin.brandText", values: { brand } } },
        shop: { href, brand },
      };
    }
  }
}

/** What the title of the page says about it. */
export function titleOf({ alert, field }: VinExplanation): Text | undefined {
  return alert?.title ?? field;
}

function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

function countryShop({ country, href }: Extract<VinProblem, { kind: "marketMismatch" }>): VinExplanation["shop"] {
  const known = COUNTRY_CODES.find((code) => code === country);
  return known && href ? { href, country: known } : undefined;
}
