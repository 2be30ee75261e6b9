import { normaliseLookup, shownContract } from "../../../contracts/order-management/order-lookup.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";

/** The ways in which one text may name a contract. */
export type ContractText = {
  /** As it was written, and as it was meant. */
  orderNumbers: readonly string[];
  vin: string | undefined;
  service: string;
};

const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * Reads what a person wrote for the contract. Only a text that is nothing but a number, a VIN or the name of a service
 * counts: a job cannot know what "all but the navigation" means, so an operator reads such a text.
 */
export function readContractText(typed: string): ContractText {
  const { orderNumber } = normaliseLookup({ orderNumber: typed, email: "" });
  return {
    orderNumbers: [...new Set([orderNumber, typed.trim()])],
    vin: vinPattern.test(orderNumber.replaceAll("-", "")) ? orderNumber.replaceAll("-", "") : undefined,
    service: typed.normalize("NFKC").replaceAll(/\s+/gu, " ").trim().toLowerCase(),
  };
}

const vinInText = /(?<![A-Z0-9])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/gi;
const quotedLength = 100;

/** What a person wrote for the contract, as a letter quotes it back. Null where a mask leaves nothing to show. */
export function quotedContract(typed: string): string | null {
  const { vin } = readContractText(typed);
  const masked = (found: string) => maskVin(found) ?? "";
  const quoted = vin ? masked(vin) : shownContract(typed).replaceAll(vinInText, masked);
  return Array.from(quoted).slice(0, quotedLength).join("").trim() || null;
}
