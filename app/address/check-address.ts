import type { MessageId } from "../i18n/message-id.ts";
import { ADDRESS_LIMITS, type AddressField, type AddressFields, addressOrder, hasStates } from "./address-fields.ts";
import { isState } from "./states.ts";

/** With `lookup` the customer is searching for an address and has not filled in its lines yet. */
export type AddressEntry = "lookup" | "manual";

/** A problem of a field, with the text that explains it. */
export type FieldProblem<Field extends string = string> = {
  field: Field;
  text: MessageId;
  values?: Readonly<Record<string, number>>;
};
export type AddressProblem = FieldProblem<AddressField | "lookup">;

const MISSING: Readonly<Partial<Record<AddressField, MessageId>>> = {
  firstName: "address.firstNameRequired",
  lastName: "address.lastNameRequired",
  countryCode: "address.countryRequired",
  address1: "address.line1Required",
  city: "address.cityRequired",
  stateCode: "address.stateRequired",
  postalCode: "address.postalCodeRequired",
};

const BEFORE_LOOKUP: readonly AddressField[] = ["firstName", "lastName", "countryCode"];

type CheckOptions = { entry: AddressEntry; countries: readonly string[] };

/** Everything that is wrong with an address, in the order of its fields. */
export function checkAddress(address: AddressFields, { entry, countries }: CheckOptions): AddressProblem[] {
  // A country that is not in the list hides no field, not even the country field.
  const order = addressOrder(countries.includes(address.countryCode) ? address.countryCode : "");
  const checked = entry === "lookup" ? order.filter((field) => BEFORE_LOOKUP.includes(field)) : order;
  const problems: AddressProblem[] = checked.flatMap((field) => checkField(field, address, countries));
  return entry === "lookup" ? [...problems, { field: "lookup", text: "address.lookupRequired" }] : problems;
}

function checkField(field: AddressField, address: AddressFields, countries: readonly string[]): AddressProblem[] {
  const value = address[field];
  const missing = MISSING[field];
  if (missing && (value === "" || !isListed(field, address, countries))) return [{ field, text: missing }];
  const max = field === "countryCode" ? undefined : ADDRESS_LIMITS[field];
  if (max !== undefined && value.length > max) return [{ field, text: "address.tooLong", values: { max } }];
  return [];
}

/** A country or state must be in its list. */
function isListed(field: AddressField, { countryCode, stateCode }: AddressFields, countries: readonly string[]) {
  if (field === "countryCode") return countries.includes(countryCode);
  return field !== "stateCode" || !hasStates(countryCode) || isState(countryCode, stateCode);
}
