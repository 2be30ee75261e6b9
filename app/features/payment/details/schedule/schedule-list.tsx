import { useMessage } from "../../../../i18n/message.tsx";
import { planPriceLabel } from "../../../../i18n/plan-term-label.ts";
import { useDateFormats } from "../../../../page/use-date-formats.ts";
import { PartUnavailable } from "../../../../page/part-unavailable.tsx";
import type { PagePart } from "../../../../request/account/read-part.ts";
import { useShop } from "../../../../site/shop-context.tsx";
import { FactRows } from "../../../../ui/fact-rows/fact-rows.tsx";
import { useMethodName } from "../use-method-name.ts";
import type { ShownMethod } from "../payment-details.ts";
import type { ScheduledPayment } from "./scheduled-payment.ts";
import styles from "../details-view.module.css";

export type ScheduleProps = { method: ShownMethod; schedule: PagePart<readonly ScheduledPayment[]> };

/** When which amount will be charged to the payment method. */
export function ScheduleList({ method, schedule }: ScheduleProps) {
  const t = useMessage();
  const methodName = useMethodName(method);
  if (!schedule.isAvailable) return <PartUnavailable />;
  const payments = schedule.value;
  if (payments.length === 0) return <p>{t("account.noFurtherPayment")}</p>;
  const rows = payments.map((payment) => ({ label: <Due {...payment} />, value: <Price {...payment} /> }));
  return <FactRows rows={[{ label: t("payment.method"), value: methodName }, ...rows]} />;
}

function Due({ service, vehicle, on }: ScheduledPayment) {
  const dates = useDateFormats();
  return (
    <>
      <span className={styles.line}>{dates.long(on)}</span>
      <strong className={styles.line}>{service}</strong>
      <span className={styles.line}>{vehicle}</span>
    </>
  );
}

function Price({ price, term }: ScheduledPayment) {
  const t = useMessage();
  const locale = useShop().locale.id;
  return planPriceLabel(price, term, { t, locale });
}
