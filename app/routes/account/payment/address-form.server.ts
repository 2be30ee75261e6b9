import { z } from "zod";
import { type AddressFields, cleanAddress, NO_ADDRESS } from "../../../address/address-fields.ts";
import { billingCountriesOf, countryOptions } from "../../../address/billing-countries.server.ts";
import { loadTaxDisplay } from "../../../features/basket/request/request-basket.server.ts";
import { ADDRESS_INTENTS, type AddressAnswer } from "../../../features/payment/details/address-answer.ts";
import type { AddressSubmission } from "../../../features/payment/details/save-billing-address.server.ts";
import { readForm } from "../../../request/form/read-form.server.ts";
import { type RequestContext, requestedShopContext } from "../../../request/request-context.ts";

const sent = z.string().optional();

const addressForm = z.object({
  intent: z.enum(Object.values(ADDRESS_INTENTS)),
  entry: sent,
  firstName: sent,
  lastName: sent,
  countryCode: sent,
  address1: sent,
  address2: sent,
  city: sent,
  stateCode: sent,
  postalCode: sent,
});

type SentAddress = { submission: AddressSubmission } | { switched: AddressAnswer };

/** The address that was sent, with all that it is checked against; or the form that a customer without scripts asked for. */
export async function readAddressForm(context: RequestContext, request: Request): Promise<SentAddress> {
  const { intent, entry: sentEntry, ...fields } = await readForm(request, addressForm);
  const typed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const address = cleanAddress({ ...NO_ADDRESS, ...(typed as Partial<AddressFields>) });
  if (intent !== ADDRESS_INTENTS.save) {
    const entry = intent === ADDRESS_INTENTS.manual ? "manual" : "lookup";
    const kept = Object.fromEntries(Object.entries(address).filter(([name]) => name in typed));
    return { switched: { kind: "switched", entry, address: kept } };
  }
  const { country } = context.get(requestedShopContext).shop.market;
  const { addsTaxAtCheckout } = await loadTaxDisplay(context);
  const entry = sentEntry === "lookup" ? "lookup" : "manual";
  return { submission: { address, entry, countries: billingCountriesOf(country), addsTaxAtCheckout } };
}

/** The status of an answer that keeps the form open. */
export const ADDRESS_STATUS: Readonly<Record<AddressAnswer["kind"], number>> = {
  invalid: 422,
  restricted: 422,
  mismatch: 422,
  failed: 503,
  switched: 200,
};

export function countriesOf(context: RequestContext) {
  const { market, locale } = context.get(requestedShopContext).shop;
  return countryOptions(market.country, locale.id);
}
