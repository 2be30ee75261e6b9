import type { AddressFields } from "../../../address/address-fields.ts";
import type { AddressEntry, AddressProblem } from "../../../address/check-address.ts";

/** The intents of the form of a billing address. */
export const ADDRESS_INTENTS = { save: "saveAddress", manual: "enterManually", lookup: "lookUpAddress" } as const;

/** Why the form of a billing address stays open. The typed values are sent back, for a page without scripts. */
export type AddressAnswer = { address: Partial<AddressFields>; entry: AddressEntry } & (
  | { kind: "invalid"; problems: readonly AddressProblem[] }
  | { kind: "restricted" | "mismatch" | "failed" }
  /** The customer switched between lookup and manual entry without a script. */
  | { kind: "switched" }
);
