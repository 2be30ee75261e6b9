import { data } from "react-router";
import type { AddressAnswer } from "../../../features/payment/details/address/address-answer.ts";
import { readAddMethodPage } from "../../../features/payment/details/add/read-method-view.server.ts";
import { billingDraftCookie } from "../../../features/payment/details/saving/method-cookies.server.ts";
import { NEXT_PARAM, nextPage } from "../../../features/payment/details/next-page.ts";
import { PAYMENT_DETAILS_PATH } from "../../../features/payment/details/payment-details-path.ts";
import { checkBillingAddress } from "../../../features/payment/details/address/save-billing-address.server.ts";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { readPaymentRecord } from "../../../request/account/payment-record.server.ts";
import { addCookies } from "../../../request/cookies/add-cookies.ts";
import { type RequestContext, requestedShopContext } from "../../../request/request-context.ts";
import { shopRedirect } from "../../../request/shop-redirect.ts";
import { ADDRESS_STATUS, countriesOf, readAddressForm } from "./address-form.server.ts";
import { requirePaymentDeps } from "./require-payment-deps.server.ts";

type Mode = "add" | "edit";

const modeOf = (request: Request): Mode =>
  /\/add-payment-method(?:\.data)?$/.test(new URL(request.url).pathname) ? "add" : "edit";

const pathOf = (mode: Mode, next: string | undefined): string => {
  const query = next === undefined ? "" : `?${new URLSearchParams({ [NEXT_PARAM]: next })}`;
  return `${PAYMENT_DETAILS_PATH}/${mode}-payment-method${query}`;
};

const nextOf = (context: RequestContext, request: Request): string | undefined =>
  nextPage(new URL(request.url).searchParams.get(NEXT_PARAM), context.get(requestedShopContext).shop.config);

/** The page that adds a method; a customer who has one already edits it, and the other way round. */
export async function loadMethodPage(context: RequestContext, request: Request) {
  const deps = await requirePaymentDeps(context);
  const record = await readPaymentRecord(requireAccount(context));
  const next = nextOf(context, request);
  const mode: Mode = record ? "edit" : "add";
  if (mode !== modeOf(request)) return shopRedirect(context, pathOf(mode, next));
  const page = await readAddMethodPage(context, request, { deps, record, next });
  const headers = { "cache-control": "private, no-store" };
  return data({ mode, page, countries: page.step === "address" ? countriesOf(context) : [] }, { headers });
}

/** Takes the billing address of the new method, and shows the provider's fields next. */
export async function takeAddress(context: RequestContext, request: Request) {
  const sent = await readAddressForm(context, request);
  if ("switched" in sent) return data<AddressAnswer>(sent.switched, { status: ADDRESS_STATUS.switched });
  const { submission } = sent;
  const checked = checkBillingAddress(submission);
  if ("kind" in checked) {
    const { address, entry } = submission;
    return data<AddressAnswer>({ ...checked, address, entry }, { status: ADDRESS_STATUS[checked.kind] });
  }
  const { accountId } = requireAccount(context);
  const cookie = await billingDraftCookie(context).write({ accountId, address: checked.address });
  return shopRedirect(context, pathOf(modeOf(request), nextOf(context, request)), addCookies(new Headers(), cookie));
}
