import type { DeletionReceipt } from "../../../contracts/privacy/privacy-requests.ts";
import { formatStamp } from "../../i18n/format-time.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useShop } from "../../site/shop-context.tsx";
import { FactRows } from "../../ui/fact-rows/fact-rows.tsx";
import styles from "./personal-data.module.css";

/** The receipt, with date and time. It has no name or address in it. */
export function DeletionReceiptView({ receipt }: { receipt: DeletionReceipt }) {
  const t = useMessage();
  const { locale, market } = useShop();
  const moment = (at: string) => formatStamp(at, { locale: locale.id, timeZone: market.timeZone });
  const { number, requestedAt, finishedAt, byHand } = receipt;
  const title = finishedAt ? "personalData.doneTitle" : "personalData.runsTitle";
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.page}>
          <PageHead title={title} isUnlisted />
          <h1 className="display d-48">{t(title)}</h1>
          <FactRows
            rows={[
              { label: t("personalData.number"), value: number },
              { label: t("personalData.requestedAt"), value: moment(requestedAt) },
              ...(finishedAt ? [{ label: t("personalData.finishedAt"), value: moment(finishedAt) }] : []),
            ]}
          />
          <p>{t("personalData.receiptText")}</p>
          {byHand.length > 0 ? <p>{t("personalData.byHand")}</p> : null}
        </div>
      </div>
    </section>
  );
}
