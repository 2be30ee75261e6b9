import type { ReactNode } from "react";
import { addressLines } from "../../../domain/address/address-lines.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { Message, useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { withdrawPath } from "../../../request/contract-exit/exit-path.ts";
import { useDocumentFacts } from "../../../page/shop-frame.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EndDates } from "../../../ui/chart/chart.tsx";
import { FactRows, type FactRow } from "../../../ui/fact-rows/fact-rows.tsx";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { endDatesAxis } from "../../../ui/time-axis/chart-axis.ts";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { OrderProgress } from "../../../ui/order-progress/order-progress.tsx";
import styles from "./confirmation-view.module.css";
import type { Confirmation } from "./read-confirmation.server.ts";

/** A service whose dates this visitor may see. */
export type DatedService = { name: string; expiresOn?: string; newEnd: string };

type Props = {
  confirmation: Confirmation;
  services: readonly DatedService[];
  /** The ordered items and the totals. */
  rows: readonly FactRow[];
  /** Whether the buyer has an account that the site shows. */
  hasAccount: boolean;
  /** Opens the order of a guest. */
  orderLink?: string | undefined;
  timeline: ReactNode;
  vehicle: ReactNode;
};

/** The confirmation of an order: the next steps, the new end dates and the payment. */
export function ConfirmationView(props: Props) {
  const t = useMessage();
  const { confirmation, services, rows, hasAccount, orderLink, timeline, vehicle } = props;
  const { orderNo, email, firstName, isPending } = confirmation;
  // A number that breaks across two lines is read out wrong at the help desk.
  const orderNumber = <span className="nowrap">{orderNo}</span>;
  return (
    <>
      <DarkBand
        hasLargeTitle
        title={firstName ? t("confirmation.thankYou", { name: firstName }) : t("confirmation.title")}
        lead={
          <Message id={isPending ? "confirmation.pending" : "confirmation.placed"} values={{ orderNumber, email }} />
        }
        timeline={timeline}
      />
      <section className="section">
        <div className="wrap grid">
          <div className="c7">
            <Next confirmation={confirmation} services={services} hasAccount={hasAccount} orderLink={orderLink} />
            {services.length > 0 ? <NewEnds services={services} /> : null}
          </div>
          <aside className="c5" aria-label={t("confirmation.summary")}>
            <Panel>
              <h2 className="display d-28">{t("confirmation.summary")}</h2>
              <FactRows rows={[...rows]} className={styles.rows} />
              <Payment confirmation={confirmation} />
              {vehicle}
            </Panel>
          </aside>
        </div>
      </section>
    </>
  );
}

type NextProps = Pick<Props, "confirmation" | "services" | "hasAccount" | "orderLink">;

function Next({
  confirmation: { orderNo, placedAt, isPending, autoRenew },
  services,
  hasAccount,
  orderLink,
}: NextProps) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale, market } = useShop();
  const long = (value: string) => formatDate(value, { locale: locale.id, style: "long", timeZone: market.timeZone });
  const last = services
    .map(({ newEnd }) => newEnd)
    .toSorted()
    .at(-1);
  return (
    <>
      <h2 className="display d-36">{t("confirmation.next")}</h2>
      <div className={styles.line}>
        <OrderProgress
          steps={[
            { state: "DONE", text: t("status.orderPlaced"), note: long(placedAt) },
            isPending
              ? { state: "DEFAULT", text: t("status.paymentPending") }
              : { state: "DEFAULT", text: t("confirmation.sent"), note: t("confirmation.sentText") },
            {
              state: "INACTIVE",
              text: t("status.renewed"),
              ...(last && { note: t("confirmation.until", { date: long(last) }) }),
            },
          ]}
          stateLabels={{ DONE: t("status.processed"), DEFAULT: t("status.inProgress"), INACTIVE: t("renewal.next") }}
        />
      </div>
      {isPending ? null : <p className="lead">{t("confirmation.instructions")}</p>}
      {autoRenew ? (
        <p className={styles.renewal}>
          {t("renewal.autoRenewOnNotice")} {t("renewal.autoRenewNotice")}
        </p>
      ) : null}
      <p className={styles.actions}>
        {hasAccount ? (
          <ButtonLink to={href("/account")}>{t("renewal.viewAccount")}</ButtonLink>
        ) : (
          <ButtonLink to={href("/services")}>{t("error.servicesLink")}</ButtonLink>
        )}
        {orderLink ? (
          // A document of its own: the link's answer sets a cookie and leaves the checkout.
          <ButtonLink tone="line" to={href(orderLink)} reloadDocument>
            {t("guestOrder.title")}
          </ButtonLink>
        ) : null}
        <TextLink to={href(hasAccount ? "/account/need-help" : "/faqs")}>{t("common.needHelp")}</TextLink>
        {market.withdrawal.isEnabled ? (
          <TextLink to={href(withdrawPath(orderNo))}>{t("footer.withdraw")}</TextLink>
        ) : null}
      </p>
    </>
  );
}

function NewEnds({ services }: Pick<Props, "services">) {
  const t = useMessage();
  const { locale } = useShop();
  const { today } = useDocumentFacts();
  const format = (day: string, style: "long" | "short") => formatDate(day, { locale: locale.id, style });
  return (
    <>
      <h2 className={styles.ends}>{t("confirmation.newEndDates")}</h2>
      <EndDates
        axis={endDatesAxis(
          today,
          services.map(({ newEnd }) => newEnd),
        )}
        now={today}
        todayLabel={t("common.today")}
        rows={services.map(({ name, expiresOn = today, newEnd }) => ({
          name,
          expiresOn,
          newEnd,
          endLabel: format(newEnd, "short"),
          spokenEnd: t("confirmation.until", { date: format(newEnd, "long") }),
        }))}
      />
    </>
  );
}

const lines = (texts: readonly string[]) => texts.map((text) => <span key={text}>{text}</span>);

/** The card or wallet with its last digits, and whether it was paid with a card or through a wallet or bank. */
function usePaidWith({ name, last4, by }: NonNullable<Confirmation["paidWith"]> = {}, isPending: boolean): string[] {
  const t = useMessage();
  return [
    ...(name ? [last4 ? t("card.ending", { brand: name, last4 }) : name] : []),
    ...(by && !isPending
      ? [by.kind === "card" ? t("card.paidByCard") : t("card.paidVia", { host: by.methodName })]
      : []),
  ];
}

function Payment({ confirmation: { paidWith, billing, email, isGuest, isPending } }: Pick<Props, "confirmation">) {
  const t = useMessage();
  const method = usePaidWith(paidWith, isPending);
  return (
    <FactRows
      className={styles.payment}
      rows={[
        ...(method.length > 0 ? [{ label: t("payment.method"), value: lines(method) }] : []),
        ...(billing
          ? [
              {
                label: t("payment.billingAddress"),
                value: lines([...addressLines(billing), ...(isGuest ? [email] : [])]),
              },
            ]
          : []),
      ]}
    />
  );
}
