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
  /** The initial values of the form. */
  address: AddressFields;
  /** Whether that is a full address, and not only a country. */
  hasAddress: boolean;
  delivery?: { name: string; text: string };
};

type CheckoutRequest = {
  /** The step in the query of the page. */
  step: string | null;
  /** Where the bill may go; the first is the market's own. */
  countries: readonly string[];
  country: string;
  /** The language of the page: the basket may have been filled in another one. */
  locale: string;
};

/**
 * Sets a registered customer's own e-mail address on the basket, and returns the state of the checkout. A guest's other
 * address stays on the basket when commerce did not answer at the sign-in.
 */
export async function prepareCheckout(deps: CheckoutDeps, request: CheckoutRequest): Promise<CheckoutView> {
  const isRegistered = deps.shopper.kind === "registered";
  const customer = isRegistered ? await readCustomer(deps) : undefined;
  const basket = customer ? await setOwnEmail(deps, customer.email) : deps.basket;
  const start = startStepOf(basket, request.countries);
  const { email } = basket.customer_info;
  const address = addressOf(basket, request) ?? (customer && initialAddress(customer.addresses, request.countries));
  const delivery = isStepDone("address", start) ? await readDelivery(deps, basket, request.locale) : undefined;
  return {
    open: openStep(start, request.step),
    done: (["contact", "address"] as const).filter((step) => isStepDone(step, start)),
    isRegistered,
    isGuestCheckout: isGuestCheckout(deps.shopper, email),
    email,
    address: address ?? emptyAddress(request.country, customer),
    hasAddress: address !== undefined,
    ...(delivery && { delivery }),
  };
}

/** The delivery in the language of the page, or in the basket's own while commerce does not answer. */
async function readDelivery({ shopper, siteId }: CheckoutDeps, basket: BasketDocument, locale: string) {
  const [shipment] = basket.shipments;
  const chosen = shipment?.shipping_method;
  if (!chosen) return undefined;
  const params = { siteId, basketId: basket.basket_id, shipmentId: shipment.shipment_id };
  const listed = await resolveWithin(shopper.commerceOcapi(getShippingMethods, { params, query: { locale } }));
  const method = listed?.applicable_shipping_methods.find(({ id }) => id === chosen.id) ?? chosen;
  return { name: method.name, text: method.c_estimatedArrivalTime };
}

/** Ignores an address of another market, which a moved basket may still have. */
export function startStepOf(basket: BasketDocument, countries: readonly string[]): CheckoutStep {
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

function addressOf(
  { billing_address: address }: BasketDocument,
  { countries }: CheckoutRequest,
): AddressFields | undefined {
  return address && countries.includes(address.country_code) ? fieldsOfOrderAddress(address) : undefined;
}

function emptyAddress(countryCode: string, customer: Customer | undefined): AddressFields {
  const { firstName = "", lastName = "" } = customer ?? {};
  return { ...NO_ADDRESS, countryCode, firstName, lastName };
}

/** Without the profile the checkout continues, and asks the customer for the profile's data. */
async function readCustomer({ shopper, organizationId, siteId, report }: CheckoutDeps): Promise<Customer | undefined> {
  try {
    const params = { organizationId, customerId: shopper.customerId };
    return await shopper.commerceScapi(getCustomer, { params, query: { siteId } });
  } catch (error) {
    if (!isFault(error)) throw error;
    report(error);
    return undefined;
  }
}

async function setOwnEmail({ shopper, siteId, basket }: CheckoutDeps, email: string): Promise<BasketDocument> {
  if (basket.customer_info.email === email || email === "") return basket;
  const params = { siteId, basketId: basket.basket_id };
  return shopper.commerceOcapi(setCustomer, { params, body: { email } });
}
