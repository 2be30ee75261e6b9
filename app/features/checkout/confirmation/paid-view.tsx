import { Message, useMessage } from "../../../i18n/message.tsx";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";

/** What is known of an order while commerce does not answer: that it is paid, and its number. */
export function PaidView({ orderNo, isPending }: { orderNo: string; isPending: boolean }) {
  const t = useMessage();
  const orderNumber = <span className="nowrap">{orderNo}</span>;
  return (
    <>
      <DarkBand
        hasLargeTitle
        title={t("confirmation.title")}
        lead={<Message id={isPending ? "confirmation.pending" : "confirmation.paid"} values={{ orderNumber }} />}
      />
      <section className="section">
        <div className="wrap">
          <p className="lead">{t("confirmation.detailsLater")}</p>
        </div>
      </section>
    </>
  );
}
