import { normaliseLookup } from "../../../contracts/order-management/order-lookup.ts";

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
