import { getCustomer } from "../../../../../contracts/commerce/customers/customers.ts";
import type { PostalAddress } from "../../../../domain/address/address-lines.ts";
import { requireAccount } from "../../../../request/account/account-deps.server.ts";
import { type PaymentRecord, readPaymentRecord } from "../../../../request/account/payment-record.server.ts";
import {
  catalogueContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
  settingsContext,
} from "../../../../request/request-context.ts";
import type { PaymentDeps } from "../../payment-deps.server.ts";
import { billingDraftCookie } from "./method-cookies.server.ts";

export type MethodOwner = { email: string; address: PostalAddress };

/** Whether this customer may have a payment method: only an account may, and the site may hide the pages for it. */
export async function canHaveMethod(context: RequestContext): Promise<boolean> {
  if (!context.get(sessionContext).person) return false;
  const { site } = context.get(requestedShopContext).shop;
  const { isAccountHidden, isPaymentMethodHidden } = await context.get(catalogueContext).preferences(site.id);
  return !isAccountHidden && !isPaymentMethodHidden;
}

/**
 * The owner of a method that is added without an order, as the shop knows them; nothing comes from the request's body.
 * Undefined without a billing address.
 */
export async function readMethodOwner(
  context: RequestContext,
  request: Request,
  { buyer }: Pick<PaymentDeps, "buyer">,
): Promise<MethodOwner | undefined> {
  const address = await readBillingAddress(context, request, await readPaymentRecord(requireAccount(context)));
  if (!address) return undefined;
  return { address, email: (await readProfile(context, buyer)).email };
}

/** The saved address, or the one that was entered for the method that is being added. */
export async function readBillingAddress(
  context: RequestContext,
  request: Request,
  record: PaymentRecord | undefined,
): Promise<PostalAddress | undefined> {
  if (record?.billingAddress) return record.billingAddress;
  const draft = await billingDraftCookie(context).read(request);
  return draft?.accountId === requireAccount(context).accountId ? draft.address : undefined;
}

/** The customer's profile in commerce. */
export function readProfile(context: RequestContext, { commerceScapi, customerId, siteId }: PaymentDeps["buyer"]) {
  const { organizationId } = context.get(settingsContext).commerce;
  return commerceScapi(getCustomer, { params: { organizationId, customerId }, query: { siteId } });
}
