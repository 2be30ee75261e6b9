import type { CardWarning } from "../../domain/card-expiry.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { ACCOUNT_PAGES } from "../../site/pages/account-menu.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { useDateFormats } from "../use-date-formats.ts";

type Props = { warning: CardWarning; /** A site may hide the payment details. */ hasPaymentPage: boolean };

/** Says in time that a renewal cannot be charged to the saved card. */
export function CardWarningAlert({ warning: { expiry, paidOn }, hasPaymentPage }: Props) {
  const t = useMessage();
  const dates = useDateFormats();
  const href = useRouterTarget();
  return (
    <Alert kind="warn" title={t("account.cardEndsEarly", { expiry, date: dates.long(paidOn) })}>
      {hasPaymentPage ? (
        <TextLink to={href(ACCOUNT_PAGES.payment.path)}>{t(ACCOUNT_PAGES.payment.label)}</TextLink>
      ) : null}
    </Alert>
  );
}
