import type { AddressFields } from "../../address/address-fields.ts";
import type { AddressEntry, AddressProblem, FieldProblem } from "../../address/check-address.ts";

type Contact = { step: "contact"; email: string };
type Address = { step: "address"; address: AddressFields; entry: AddressEntry };

/** Why a step of the checkout stays open. The typed values are sent back, for a page without scripts. */
export type CheckoutAnswer =
  | (Contact & { kind: "invalid"; problems: readonly FieldProblem<"email">[] })
  | (Address & { kind: "invalid"; problems: readonly AddressProblem[] })
  | (Address & { kind: "restricted" })
  | ((Contact | Address) & { kind: "failed" })
  // The customer switched between lookup and manual entry without a script; with the fields that were sent.
  | { step: "address"; kind: "switched"; entry: AddressEntry; address: Partial<AddressFields> };

/** The intents of the steps' forms. */
export const CHECKOUT_INTENTS = ["saveContact", "saveAddress", "enterManually", "lookUpAddress"] as const;
export type CheckoutIntent = (typeof CHECKOUT_INTENTS)[number];
