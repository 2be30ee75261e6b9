import { isFault } from "../../../../../contracts/fault.ts";
import type { Customer } from "../../../../../contracts/commerce/customers/customers.ts";
import { type AddressFields, NO_ADDRESS } from "../../../../address/address-fields.ts";
import { billingCountriesOf } from "../../../../address/billing-countries.server.ts";
import type { AddressEntry } from "../../../../address/check-address.ts";
import { initialAddress } from "../../../../address/saved-address.ts";
import type { PaymentRecord } from "../../../../request/account/payment-record.server.ts";
import {
  depsContext,
  type RequestContext,
  requestedShopContext,
  settingsContext,
} from "../../../../request/request-context.ts";
import { type PaymentDeps, requestSource } from "../../payment-deps.server.ts";
import type { MethodView } from "../../payment-view.ts";
import { testCardsOf } from "../../test-cards.server.ts";
import { methodReturnPath } from "../payment-details-path.ts";
import { readBillingAddress, readProfile } from "../saving/read-method-owner.server.ts";
import { addressForForm } from "../saving/record-fields.ts";

/** A method needs a billing address first, and then the provider's fields. */
export type AddMethodPage =
  | { step: "address"; address: AddressFields; entry: AddressEntry }
  | { step: "method"; view: MethodView };

type PageRequest = { deps: PaymentDeps; record: PaymentRecord | undefined; next: string | undefined };

export async function readAddMethodPage(
  context: RequestContext,
  request: Request,
  { deps, record, next }: PageRequest,
): Promise<AddMethodPage> {
  const [saved, profile] = await Promise.all([
    readBillingAddress(context, request, record),
    readProfile(context, deps.buyer).catch(ignoreFault),
  ]);
  if (!saved) return askForAddress(context, profile);
  const billing = { ...addressForForm(saved), email: profile?.email ?? "" };
  const page = { billing, ...(next !== undefined && { next }), ...(record && { hasSaved: true as const }) };
  return { step: "method", view: methodView(context, page) };
}

/** Without the profile the page asks the customer for the profile's data. */
function ignoreFault(error: unknown): undefined {
  if (!isFault(error) || error.status === 401) throw error;
}

/** Starts with the address of the profile, if it can be billed here. */
function askForAddress(context: RequestContext, profile: Customer | undefined): AddMethodPage {
  const { country } = context.get(requestedShopContext).shop.market;
  const known = initialAddress(profile?.addresses ?? [], billingCountriesOf(country));
  if (known) return { step: "address", address: known, entry: "manual" };
  const { firstName = "", lastName = "" } = profile ?? {};
  return { step: "address", address: { ...NO_ADDRESS, countryCode: country, firstName, lastName }, entry: "lookup" };
}

/** Calls no provider: the page must not wait for one. */
function methodView(context: RequestContext, page: Pick<MethodView, "billing" | "next" | "hasSaved">): MethodView {
  const { country, locale } = requestSource(context);
  const { market } = context.get(requestedShopContext).shop;
  const { stage } = context.get(settingsContext);
  const { settings, types } = context.get(depsContext).payments.paymentOptions(country);
  return {
    kind: "method",
    settings,
    types,
    money: { amount: 0, currency: market.currency },
    country,
    locale,
    returnPath: methodReturnPath(page.next),
    ...page,
    ...(stage === "development" &&
      settings.sandboxOrigin !== undefined && { testCards: testCardsOf(settings.provider) }),
  };
}
