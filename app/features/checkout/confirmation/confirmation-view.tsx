import type { ReactNode } from "react";
import { formatDate, unbrokenDate } from "../../../i18n/format-date.ts";
import { Message, useMessage } from "../../../i18n/message.tsx";
import { ShopLink, useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { useDocumentFacts } from "../../../page/shop-frame.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EndDates } from "../../../ui/chart/chart.tsx";
import { FactRows, type FactRow } from "../../../ui/fact-rows/fact-rows.tsx";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { endDatesAxis } from "../../../ui/time-axis/chart-axis.ts";
import { TextButton, TextLink } from "../../../ui/text-link/text-link.tsx";
import { OrderProgress, type OrderProgressStep } from "../../../ui/order-progress/order-progress.tsx";
import styles from "./confirmation-view.module.css";
import type { ConfirmedContract } from "./contract-on-confirmation-texts.server.ts";
import type { Confirmation } from "./read-confirmation.server.ts";

/** A service whose dates this visitor may see. */
export type DatedService = { name: string; expiresOn?: string; newEnd: string };

/** Where a guest creates an account, in words of the server. */
export type NewAccount = { title: string; text: string; path: string };

type Props = {
  confirmation: Confirmation;
  /** The bill's address with its country. */
  billingLines: readonly string[];
  /** What was agreed, in words of the server. */
  contract: ConfirmedContract;
  services: readonly DatedService[];
  /** The ordered items and the totals. */
  rows: readonly FactRow[];
  /** Whether the buyer has an account that the site shows. */
  hasAccount: boolean;
  /** The page of the order. */
  orderPath?: string | undefined;
  /** What a withdrawal or a cancellation has made of the order: then nothing else of its future is true. */
  ending?: ReactNode;
  /** All services are in the vehicle. */
  isComplete?: boolean;
  /** Offers an account to a guest. */
  newAccount?: NewAccount | undefined;
  timeline: ReactNode;
  vehicle: ReactNode;
};

/** The confirmation of an order: the next steps, the new end dates and the payment. */
export function ConfirmationView(props: Props) {
  const t = useMessage();
  const { confirmation, contract, services, rows, newAccount, timeline, vehicle } = props;
  const { orderNo, email, firstName, isPending } = confirmation;
  // A number that breaks across two lines is read out wrong at the help desk.
  const orderNumber = (
    <span key="orderNumber" className="nowrap">
      {orderNo}
    </span>
  );
  return (
    <>
      <DarkBand
        className={styles.band}
        hasLargeTitle
        title={firstName ? t("confirmation.thankYou", { name: firstName }) : t("confirmation.title")}
        lead={
          <span className={styles.lead}>
            <Message id={isPending ? "confirmation.pending" : "confirmation.placed"} values={{ orderNumber, email }} />
          </span>
        }
        timeline={<div className={styles.road}>{timeline}</div>}
      />
      <section className="section">
        <div className="wrap grid">
          <div className="c7">
            {props.ending ? (
              <>
                {props.ending}
                <Ways {...props} />
              </>
            ) : (
              <>
                <Next {...props} />
                {services.length > 0 && !isPending ? <NewEnds services={services} title={contract.endDates} /> : null}
                <Contract contract={contract} />
              </>
            )}
            {newAccount ? <AccountOffer {...newAccount} /> : null}
          </div>
          <aside className={classNames("c5", styles.summary)} aria-label={t("confirmation.summary")}>
            <Panel>
              <h2 className="display d-28">{t("confirmation.summary")}</h2>
              <FactRows rows={[...rows]} className={styles.rows} />
              <Payment confirmation={confirmation} billingLines={props.billingLines} />
              {vehicle}
            </Panel>
          </aside>
        </div>
      </section>
    </>
  );
}

type NextProps = Pick<
  Props,
  "confirmation" | "contract" | "services" | "hasAccount" | "orderPath" | "ending" | "isComplete"
>;

function Next(props: NextProps) {
  const { confirmation, contract, isComplete } = props;
  const { placedAt, isPending } = confirmation;
  const t = useMessage();
  const { locale, market } = useShop();
  const placedOn = formatDate(placedAt, { locale: locale.id, style: "long", timeZone: market.timeZone });
  return (
    <>
      <h2 className="display d-36">{t("confirmation.next")}</h2>
      <div className={styles.line}>
        <OrderProgress
          steps={[
            { state: "DONE", text: t("status.orderPlaced"), note: unbrokenDate(placedOn) },
            isPending ? { state: "DEFAULT", text: t("status.paymentPending") } : sentStep(t, isComplete),
            { state: isComplete ? "DONE" : "INACTIVE", text: contract.lastStep, note: contract.lastNote },
          ]}
          stateLabels={{ DONE: t("status.processed"), DEFAULT: t("status.inProgress"), INACTIVE: t("renewal.next") }}
        />
      </div>
      {isPending ? null : <p className="lead">{contract.instructions}</p>}
      <Ways {...props} />
    </>
  );
}

const sentStep = (t: ReturnType<typeof useMessage>, isComplete = false): OrderProgressStep =>
  isComplete
    ? { state: "DONE", text: t("confirmation.sent") }
    : { state: "DEFAULT", text: t("confirmation.sent"), note: t("confirmation.sentText") };

/** Where the customer may go from here. After an ending the order comes first: it says what was paid back. */
function Ways({ hasAccount, orderPath, ending, confirmation: { isGuest } }: NextProps) {
  const t = useMessage();
  const href = useRouterTarget();
  const order =
    orderPath && (isGuest || ending) ? (
      // A document of its own: the link's answer sets a cookie and leaves the checkout.
      <ButtonLink tone={ending ? "solid" : "line"} to={href(orderPath)} reloadDocument>
        {t("guestOrder.title")}
      </ButtonLink>
    ) : null;
  return (
    <>
      <p className={styles.actions}>
        {ending ? order : null}
        {hasAccount ? (
          <ButtonLink tone={ending ? "line" : "solid"} to={href("/account")}>
            {t("checkout.viewAccount")}
          </ButtonLink>
        ) : (
          <ButtonLink tone={ending ? "line" : "solid"} to={href("/services")}>
            {t("error.servicesLink")}
          </ButtonLink>
        )}
        {ending ? null : order}
      </p>
      <p className={styles.links}>
        <TextLink to={href(hasAccount ? "/account/need-help" : "/faqs")}>{t("common.needHelp")}</TextLink>
        <TextButton className={styles.print} onClick={() => window.print()}>
          {t("confirmation.print")}
        </TextButton>
      </p>
    </>
  );
}

/** The services with their dates and auto-renewal, and the way out of the contract. */
function Contract({ contract: { title, rows } }: Pick<Props, "contract">) {
  return (
    <>
      <h2 className={styles.ends}>{title}</h2>
      <FactRows
        className={styles.contract}
        rows={rows.map(({ label, paragraphs }) => ({
          label,
          value: paragraphs.map((parts, index) => (
            <p key={index}>
              {parts.map((part) =>
                typeof part === "string" ? (
                  part
                ) : (
                  <ShopLink key={part.to} to={part.to}>
                    {part.text}
                  </ShopLink>
                ),
              )}
            </p>
          )),
        }))}
      />
    </>
  );
}

function AccountOffer({ title, text, path }: NewAccount) {
  const href = useRouterTarget();
  return (
    <div className={styles.account}>
      <h2 className={styles.ends}>{title}</h2>
      <p>{text}</p>
      <p className={styles.actions}>
        {/* The identity provider is no page of the shop. */}
        <ButtonLink tone="line" to={href(path)} reloadDocument>
          {title}
        </ButtonLink>
      </p>
    </div>
  );
}

function NewEnds({ services, title }: Pick<Props, "services"> & { title: string }) {
  const t = useMessage();
  const { locale } = useShop();
  const { today } = useDocumentFacts();
  const format = (day: string, style: "long" | "short") => unbrokenDate(formatDate(day, { locale: locale.id, style }));
  return (
    <>
      <h2 className={styles.ends}>{title}</h2>
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

function Payment({ confirmation, billingLines }: Pick<Props, "confirmation" | "billingLines">) {
  const t = useMessage();
  const { paidWith, email, isGuest, isPending } = confirmation;
  const method = usePaidWith(paidWith, isPending);
  return (
    <FactRows
      className={styles.payment}
      rows={[
        ...(method.length > 0 ? [{ label: t("payment.method"), value: lines(method) }] : []),
        ...(billingLines.length > 0
          ? [
              {
                label: t("payment.billingAddress"),
                value: lines([...billingLines, ...(isGuest ? [email] : [])]),
              },
            ]
          : []),
      ]}
    />
  );
}
