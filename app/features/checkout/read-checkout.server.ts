import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { getShippingMethods, setCustomer } from "../../../contracts/commerce/baskets.ts";
import { type Customer, getCustomer } from "../../../contracts/commerce/customers/customers.ts";
import { isFault } from "../../../contracts/fault.ts";
import { type AddressFields, NO_ADDRESS } from "../../address/address-fields.ts";
import { initialAddress, fieldsOfOrderAddress } from "../../address/saved-address.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import {
  type CheckoutStep,
  isGuestCheckout,
  isStepDone,
  openStep,
  type ShownStep,
  startStep,
} from "./checkout-steps.ts";

export type CheckoutView = {
  open: ShownStep;
  done: readonly ShownStep[];
  isRegistered: boolean;
  isGuestCheckout: boolean;
  email: string;
  /** What the form begins with. */
  address: AddressFields;
  /** Whether that is somebody's address, and not only a country. */
  hasAddress: boolean;
  delivery?: { name: string; text: string };
};

type Asked = {
  /** The step that the address of the page asks for. */
  step: string | null;
  /** Where the bill may go; the first is the market's own. */
  countries: readonly string[];
  country: string;
  /** The language of the page: the basket may have been filled in another one. */
  locale: string;
};

/** Where a checkout stands. A registered customer's basket learns their e-mail address on the way. */
export async function readCheckout(deps: CheckoutDeps, asked: Asked): Promise<CheckoutView> {
  const isRegistered = deps.shopper.kind === "registered";
  const customer = isRegistered && isAnythingMissing(deps.basket) ? await readCustomer(deps) : undefined;
  const basket = customer ? await tellEmail(deps, customer.email) : deps.basket;
  const start = startOf(basket, asked.countries);
  const { email } = basket.customer_info;
  const known = addressOf(basket, asked) ?? (customer && initialAddress(customer.addresses, asked.countries));
  const delivery = isStepDone("address", start) ? await readDelivery(deps, basket, asked.locale) : undefined;
  return {
    open: openStep(start, asked.step),
    done: (["contact", "address"] as const).filter((step) => isStepDone(step, start)),
    isRegistered,
    isGuestCheckout: isGuestCheckout(deps.shopper, email),
    email,
    address: known ?? emptyAddress(asked.country, customer),
    hasAddress: known !== undefined,
    ...(delivery && { delivery }),
  };
}

/** How the services come, in the language of the page; in the basket's own while commerce cannot say. */
async function readDelivery({ shopper, siteId }: CheckoutDeps, basket: BasketDocument, locale: string) {
  const [shipment] = basket.shipments;
  const chosen = shipment?.shipping_method;
  if (!chosen) return undefined;
  const params = { siteId, basketId: basket.basket_id, shipmentId: shipment.shipment_id };
  const listed = await resolveWithin(shopper.commerce(getShippingMethods, { params, query: { locale } }));
  const method = listed?.applicable_shipping_methods.find(({ id }) => id === chosen.id) ?? chosen;
  return { name: method.name, text: method.c_estimatedArrivalTime };
}

const isAnythingMissing = ({ customer_info: { email }, billing_address: address }: BasketDocument) =>
  email === "" || !address;

/** An address of another market, left from a basket that moved, is none here. */
export function startOf(basket: BasketDocument, countries: readonly string[]): CheckoutStep {
  const [shipment] = basket.shipments;
  const isUsable = (address: { country_code: string } | undefined) =>
    address !== undefined && countries.includes(address.country_code);
  return startStep({
    hasEmail: basket.customer_info.email !== "",
    hasShippingAddress: isUsable(shipment?.shipping_address),
    hasShippingMethod: shipment?.shipping_method !== undefined,
    hasBillingAddress: isUsable(basket.billing_address),
    hasPaymentInstrument: (basket.payment_instruments ?? []).length > 0,
  });
}

function addressOf({ billing_address: address }: BasketDocument, { countries }: Asked): AddressFields | undefined {
  return address && countries.includes(address.country_code) ? fieldsOfOrderAddress(address) : undefined;
}

function emptyAddress(countryCode: string, customer: Customer | undefined): AddressFields {
  const { firstName = "", lastName = "" } = customer ?? {};
  return { ...NO_ADDRESS, countryCode, firstName, lastName };
}

/** The checkout goes on without the profile; then it asks for what that would have told. */
async function readCustomer({ shopper, organizationId, siteId, report }: CheckoutDeps): Promise<Customer | undefined> {
  try {
    const params = { organizationId, customerId: shopper.customerId };
    return await shopper.commerceData(getCustomer, { params, query: { siteId } });
  } catch (error) {
    if (!isFault(error)) throw error;
    report(error);
    return undefined;
  }
}

async function tellEmail({ shopper, siteId, basket }: CheckoutDeps, email: string): Promise<BasketDocument> {
  if (basket.customer_info.email !== "" || email === "") return basket;
  const params = { siteId, basketId: basket.basket_id };
  return shopper.commerce(setCustomer, { params, body: { email } });
}
