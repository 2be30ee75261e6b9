import { useMessage } from "../../../../i18n/message.tsx";
import { useRouterTarget } from "../../../../site/shop-context.tsx";
import { ButtonLink } from "../../../../ui/button/button.tsx";
import { Panel } from "../../../../ui/panel/panel.tsx";
import styles from "../details-view.module.css";
import { PAYMENT_DETAILS_PATH } from "../payment-details-path.ts";
import { ScheduleList, type ScheduleProps } from "./schedule-list.tsx";

/** The schedule as a page of its own: without scripts, and when its address is opened. */
export function SchedulePage(props: ScheduleProps) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <Panel as="section" className={styles.narrow}>
      <h2 className="display d-28">{t("payment.schedule")}</h2>
      <ScheduleList {...props} />
      <div className={styles.buttons}>
        <ButtonLink tone="line" to={href(PAYMENT_DETAILS_PATH)}>
          {t("common.close")}
        </ButtonLink>
      </div>
    </Panel>
  );
}
