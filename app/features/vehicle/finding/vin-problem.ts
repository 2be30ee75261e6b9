import type { MessageId } from "../../../i18n/message-id.ts";
import type { VinCheck } from "../../../domain/vin.ts";
import type { VehicleTrouble } from "../lookup/way-after-lookup.ts";

/** Why a VIN that somebody typed leads no further. */
export type VinProblem =
  | Exclude<VinCheck, { kind: "valid" }>
  | { kind: VehicleTrouble }
  | { kind: "marketMismatch"; country: string; href?: string }
  | { kind: "brandMismatch"; brand: string; href: string }
  | { kind: "limited"; retryAfterSeconds: number };

type Text = { id: MessageId; values?: Record<string, string | number> };

const VIN_LENGTH = 17;

/** What stands at the field; undefined when the field is not what is wrong. */
export function fieldError(problem: VinProblem | undefined): Text | undefined {
  switch (problem?.kind) {
    case "empty":
      return { id: "vin.required" };
    case "malformed":
      return problem.length === VIN_LENGTH
        ? { id: "vin.checkDigit" }
        : { id: "vin.malformed", values: { count: problem.length } };
    case "wrongCheckDigit":
      return { id: "vin.checkDigit" };
    case "unknown":
      return { id: "vin.errorText" };
    default:
      return undefined;
  }
}

/** What stands above the form. */
export function formAlert(problem: VinProblem | undefined): { title: Text; text?: Text } | undefined {
  switch (problem?.kind) {
    case "unknown":
      return { title: { id: "vin.errorTitle" } };
    case "otherUser":
      return { title: { id: "vin.otherUser" } };
    case "unavailable":
      return { title: { id: "error.genericTitle" }, text: { id: "vin.unavailable" } };
    case "limited":
      return {
        title: { id: "vin.tooMany", values: { count: Math.max(1, Math.ceil(problem.retryAfterSeconds / 60)) } },
      };
    case "marketMismatch":
      return { title: { id: "vin.marketTitle" }, text: { id: "vin.marketText" } };
    case "brandMismatch":
      return {
        title: { id: "vin.brandTitle", values: { brand: problem.brand } },
        text: { id: "vin.brandText", values: { brand: problem.brand } },
      };
    default:
      return undefined;
  }
}
