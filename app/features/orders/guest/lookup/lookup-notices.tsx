import { useMessage } from "../../../../i18n/message.tsx";
import { useRouterTarget } from "../../../../site/shop-context.tsx";
import { Alert } from "../../../../ui/alert/alert.tsx";
import { TextLink } from "../../../../ui/text-link/text-link.tsx";

type Props = {
  isRegistered: boolean;
  /** Whether the visitor comes from an order that is closed on this device. */
  isReopening: boolean;
};

/** What a visitor should know before filling in the form. */
export function LookupNotices({ isRegistered, isReopening }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <>
      {isRegistered ? (
        <Alert kind="info" title={t("guestOrder.signedIn")}>
          <TextLink to={href("/account/my-orders")}>{t("guestOrder.ownOrders")}</TextLink>
        </Alert>
      ) : null}
      {isReopening ? <Alert kind="info" title={t("guestOrder.reopen")} /> : null}
    </>
  );
}
