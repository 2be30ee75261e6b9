import { createHash } from "node:crypto";
import { billingCountry } from "../../../contracts/commerce/address.ts";
import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import {
  addPaymentInstrument,
  getShippingMethods,
  setBillingAddress,
  setShippingMethod,
} from "../../../contracts/commerce/baskets.ts";
import { createCustomerAddress } from "../../../contracts/commerce/customers/customer-addresses.ts";
import { getCustomer } from "../../../contracts/commerce/customers/customers.ts";
import { isFault } from "../../../contracts/fault.ts";
import { type AddressFields, cleanAddress } from "../../address/address-fields.ts";
import { type AddressEntry, type AddressProblem, checkAddress } from "../../address/check-address.ts";
import { isRestrictedRegion } from "../../address/restricted-region.ts";
import { fieldsOfCustomerAddress } from "../../address/saved-address.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";

export type AddressOutcome =
  | { kind: "saved" }
  | { kind: "invalid"; problems: readonly AddressProblem[] }
  /** Nothing can be sold to this region. */
  | { kind: "restricted" };

type AddressSubmission = {
  address: AddressFields;
  entry: AddressEntry;
  countries: readonly string[];
  addsTaxAtCheckout: boolean;
};

/** The one shipment of a basket. */
const shipmentId = "me";
/** Commerce requires an instrument; the customer chooses the actual method in the payment step. */
const instrument = { payment_method_id: "CREDIT_CARD" };

/** Saves the address for bill and delivery, and sets everything else that a basket needs before it is paid. */
export async function saveAddress(deps: CheckoutDeps, submission: AddressSubmission): Promise<AddressOutcome> {
  const { entry, countries, addsTaxAtCheckout } = submission;
  const address = cleanAddress(submission.address);
  const problems = checkAddress(address, { entry, countries });
  if (problems.length > 0) return { kind: "invalid", problems };
  if (isRestrictedRegion(address, addsTaxAtCheckout)) return { kind: "restricted" };
  const { shopper, siteId } = deps;
  const params = { siteId, basketId: deps.basket.basket_id };
  const basket = await shopper.commerceOcapi(setBillingAddress, {
    params,
    query: { use_as_shipping: "true" },
    body: addressForBill(address),
  });
  await completeBasket(deps, basket);
  if (shopper.kind === "registered") await saveToProfile(deps, address);
  return { kind: "saved" };
}

function addressForBill(address: AddressFields) {
  const { address2, stateCode } = address;
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address1: address.address1,
    ...(address2 && { address2 }),
    city: address.city,
    postal_code: address.postalCode,
    ...(stateCode && { state_code: stateCode }),
    country_code: billingCountry.parse(address.countryCode),
  };
}

async function completeBasket(deps: CheckoutDeps, basket: BasketDocument): Promise<void> {
  const { shopper, siteId } = deps;
  const shipped = basket.shipments[0]?.shipping_method ? basket : await chooseDelivery(deps, basket);
  if ((shipped.payment_instruments ?? []).length > 0) return;
  const { basket_id: basketId, order_total: amount } = shipped;
  await shopper.commerceOcapi(addPaymentInstrument, {
    params: { siteId, basketId },
    // Order management rejects an order whose instrument has no amount.
    body: { ...instrument, ...(amount !== undefined && { amount }) },
  });
}

async function chooseDelivery({ shopper, siteId }: CheckoutDeps, basket: BasketDocument): Promise<BasketDocument> {
  const params = { siteId, basketId: basket.basket_id, shipmentId };
  const methods = await shopper.commerceOcapi(getShippingMethods, { params, query: {} });
  const id = methods.default_shipping_method_id ?? methods.applicable_shipping_methods[0]?.id;
  return id ? shopper.commerceOcapi(setShippingMethod, { params, body: { id } }) : basket;
}

/** Saves the address for the next order. A failure does not stop this one. */
async function saveToProfile(deps: CheckoutDeps, address: AddressFields): Promise<void> {
  const { shopper, organizationId, siteId } = deps;
  const params = { organizationId, customerId: shopper.customerId };
  try {
    const { addresses } = await shopper.commerceScapi(getCustomer, { params, query: { siteId } });
    if (addresses.some((saved) => isSame(fieldsOfCustomerAddress(saved), address))) return;
    const { address2, stateCode, ...rest } = address;
    await shopper.commerceScapi(createCustomerAddress, {
      params,
      query: { siteId },
      body: {
        ...rest,
        addressId: nameOf(address),
        ...(address2 && { address2 }),
        ...(stateCode && { stateCode }),
        preferred: addresses.length === 0,
      },
    });
  } catch (error) {
    if (!isFault(error)) throw error;
    deps.report(error);
  }
}

function isSame(one: AddressFields, other: AddressFields): boolean {
  return (Object.keys(other) as (keyof AddressFields)[]).every((field) => one[field] === other[field]);
}

/** The same address has the same name, so that two clicks save it once. */
function nameOf(address: AddressFields): string {
  return `billing-${createHash("sha256").update(JSON.stringify(address)).digest("hex").slice(0, 12)}`;
}
