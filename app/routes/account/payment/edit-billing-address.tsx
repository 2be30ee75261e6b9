import { data } from "react-router";
import { type AddressFields, NO_ADDRESS } from "../../../address/address-fields.ts";
import { billingCountriesOf } from "../../../address/billing-countries.server.ts";
import type { AddressAnswer } from "../../../features/payment/details/address/address-answer.ts";
import { PAYMENT_DETAILS_PATH } from "../../../features/payment/details/payment-details-path.ts";
import { addressForForm } from "../../../features/payment/details/saving/record-fields.ts";
import { saveBillingAddress } from "../../../features/payment/details/address/save-billing-address.server.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PageHead } from "../../../page/page-head.tsx";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { readPaymentRecord } from "../../../request/account/payment-record.server.ts";
import { shopRedirect } from "../../../request/shop-redirect.ts";
import type { CountryCode } from "../../../site/country-codes.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { CheckoutStep } from "../../../ui/checkout-step/checkout-step.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { Route } from "./+types/edit-billing-address";
import { ADDRESS_STATUS, countriesOf, readAddressForm } from "./address-form.server.ts";
import { addressFormStyles, BillingAddressForm } from "./lazy-address-form.tsx";
import { redirectWithToast } from "./payment-toast.server.ts";
import { requirePaymentDeps } from "./require-payment-deps.server.ts";

export const links = addressFormStyles;

/** Without a method there is no billing address to edit. */
export async function loader({ context }: Route.LoaderArgs) {
  const account = requireAccount(context);
  const record = await readPaymentRecord(account);
  if (!record) return shopRedirect(context, PAYMENT_DETAILS_PATH);
  const { country } = account.shop.market;
  const saved = record.billingAddress;
  const address = saved ? billableAddress(addressForForm(saved), country) : { ...NO_ADDRESS, countryCode: country };
  const entry = saved ? ("manual" as const) : ("lookup" as const);
  const headers = { "cache-control": "private, no-store" };
  return data({ address, entry, countries: countriesOf(context) }, { headers });
}

/** An address of a country that this market does not bill starts with the market's own. */
const billableAddress = (address: AddressFields, country: CountryCode): AddressFields =>
  billingCountriesOf(country).includes(address.countryCode)
    ? address
    : { ...address, countryCode: country, stateCode: "" };

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readAddressForm(context, request);
  if ("switched" in sent) return data<AddressAnswer>(sent.switched, { status: ADDRESS_STATUS.switched });
  const { submission } = sent;
  const outcome = await saveBillingAddress(context, await requirePaymentDeps(context), submission);
  switch (outcome.kind) {
    case "added":
      return redirectWithToast(context, { toast: { id: "payment.addressAdded" } });
    case "updated":
      return redirectWithToast(context, { toast: { id: "payment.addressUpdated" } });
    case "gone":
      return redirectWithToast(context, { toast: { id: "payment.changedElsewhere", kind: "info" } });
    default: {
      const { address, entry } = submission;
      return data<AddressAnswer>({ ...outcome, address, entry }, { status: ADDRESS_STATUS[outcome.kind] });
    }
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function EditBillingAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <>
      <PageHead title="payment.editAddressTitle" description="page.accountDescription" isUnlisted />
      <CheckoutStep
        title={t("payment.editAddressTitle")}
        aside={<TextLink to={href(PAYMENT_DETAILS_PATH)}>{t("payment.title")}</TextLink>}
        isFirst
      >
        <BillingAddressForm {...loaderData} answer={actionData} submitLabel={t("common.save")} />
      </CheckoutStep>
    </>
  );
}
