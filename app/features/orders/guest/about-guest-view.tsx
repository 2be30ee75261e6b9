import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { guestDataPath, guestOrderPath } from "../../../request/guest-order/guest-order-paths.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import styles from "./guest-order-view.module.css";
import { CLOSE_INTENT, type GuestVisit } from "./guest-visit.ts";
import { useClosingTime } from "./use-closing-time.ts";

type Props = {
  visit: GuestVisit;
  /** The way back to the order. */
  back: ReactNode;
};

/** What a guest can do here and for how long; in a dialog, or on a page of its own without scripts. */
export function AboutGuestView({ visit, back }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const time = useClosingTime(visit);
  const isBusy = useNavigation().formData?.get("intent") === CLOSE_INTENT;
  return (
    <div className="stack">
      <p>{t("guestOrder.aboutCan")}</p>
      <p>
        {t("guestOrder.aboutTime", { time })} {t("guestOrder.aboutAgain")}
      </p>
      {visit.isRegistered ? null : (
        <>
          <p>{t("guestOrder.aboutAccount")}</p>
          <p>
            <TextLink to={href("/sign-in?to=%2Faccount")} reloadDocument>
              {t("guestOrder.signIn")}
            </TextLink>
          </p>
        </>
      )}
      <p>
        <TextLink to={href(guestDataPath(visit.orderNumber))} reloadDocument>
          {t("personalData.download")}
        </TextLink>
      </p>
      <Form method="post" action={href(guestOrderPath(visit.orderNumber))} className={styles.buttons}>
        {back}
        <Button type="submit" tone="line" name="intent" value={CLOSE_INTENT} isBusy={isBusy}>
          {t("guestOrder.close")}
        </Button>
      </Form>
    </div>
  );
}
