import type { AddressFields } from "../../address/address-fields.ts";
import type { AddressEntry, AddressProblem, FieldProblem } from "../../address/check-address.ts";

type Contact = { step: "contact"; email: string };
type Address = { step: "address"; address: AddressFields; entry: AddressEntry };

/** Why a step of the checkout stays open. What was typed comes back, for a page without scripts. */
export type CheckoutAnswer =
  | (Contact & { kind: "invalid"; problems: readonly FieldProblem<"email">[] })
  | (Address & { kind: "invalid"; problems: readonly AddressProblem[] })
  | (Address & { kind: "restricted" })
  | ((Contact | Address) & { kind: "failed" })
  // The other way to enter an address was chosen before a script could change the page; it has the fields that were sent.
  | { step: "address"; kind: "switched"; entry: AddressEntry; address: Partial<AddressFields> };

/** The names of what the steps send. */
export const CHECKOUT_INTENTS = ["saveContact", "saveAddress", "enterManually", "lookUpAddress"] as const;
export type CheckoutIntent = (typeof CHECKOUT_INTENTS)[number];
