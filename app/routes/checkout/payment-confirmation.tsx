import { data } from "react-router";
import { PAYMENT_ERROR_PARAM } from "../../features/payment/payment-view.ts";
import { resumePayment } from "../../features/payment/resume-payment.server.ts";
import { toastCookie } from "../../features/shell/toast-cookie.server.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import type { RequestContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/payment-confirmation";
import { PaymentSection } from "./checkout-payment.tsx";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

/** A customer returns from their bank. What the URL claims about the result is ignored: the provider is asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const resumption = await resumePayment(context, request);
  switch (resumption.kind) {
    case "ordered":
      return shopRedirect(context, `/confirmation/${resumption.orderNo}`);
    case "ended":
      if (resumption.error) return shopRedirect(context, `/checkout?${PAYMENT_ERROR_PARAM}=${resumption.error}`);
      return shopRedirect(context, "/checkout", addCookies(new Headers(), await notCharged(context)));
    case "unknown":
      return shopRedirect(context, "/checkout");
    case "confirming":
      return data(resumption, {
        headers: {
          "cache-control": "private, no-store",
          // The bank's answer is part of this page's URL.
          "referrer-policy": "no-referrer",
        },
      });
  }
}

/** The message that nothing was paid, for a customer who cancelled at the bank. */
function notCharged(context: RequestContext): Promise<string> {
  return toastCookie(cookieDeps(context)).write({ kind: "info", id: "payment.notCharged", values: {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PaymentConfirmation({ loaderData }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <div className="wrap section">
      <PageHead title="page.paymentConfirmation" isUnlisted />
      <h1 className="vh">{t("page.paymentConfirmation")}</h1>
      <PaymentSection payment={loaderData} error={null} />
    </div>
  );
}
