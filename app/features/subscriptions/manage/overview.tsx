import type { ReactNode } from "react";
import { Form } from "react-router";
import { lastDayToStop } from "../../../domain/coming-payments.ts";
import { formatMoney } from "../../../i18n/format-number.ts";
import { type Translate, useMessage } from "../../../i18n/message.tsx";
import { planPriceLabel, termLength } from "../../../i18n/plan-term-label.ts";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Chart, Scale, TimeBar } from "../../../ui/chart/chart.tsx";
import { type FactRow, FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { LinkList } from "../../../ui/link-list/link-list.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { axisPosition, endDatesAxis } from "../../../ui/time-axis/chart-axis.ts";
import { dayNumber } from "../../../ui/time-axis/day-number.ts";
import type { ManagedSubscription } from "./load-managed-subscription.server.ts";
import { CloseButton } from "./manage-frame.tsx";
import { methodText } from "./method-text.ts";
import { useStepLink } from "./use-step-link.ts";
import styles from "./overview.module.css";

type Props = { subscription: ManagedSubscription; isModal: boolean };

/** The first step: how the subscription stands, and what can be done with it. */
export function Overview({ subscription, isModal, alert }: Props & { alert: ReactNode }) {
  return (
    <div className="stack">
      {alert}
      <FactRows rows={useRows(subscription)} className={styles.rows} />
      <EndChart subscription={subscription} />
      <Notice subscription={subscription} />
      <Choices subscription={subscription} isModal={isModal} />
    </div>
  );
}

export function OverviewFoot({ options, isModal }: Pick<ManagedSubscription, "options"> & { isModal: boolean }) {
  return (
    <>
      <CloseButton isModal={isModal} />
      {options.canRenewNow ? <RenewNow /> : null}
    </>
  );
}

function useRows(subscription: ManagedSubscription): FactRow[] {
  const t = useMessage();
  const locale = useShop().locale.id;
  const dates = useDateFormats();
  const { tag, expiresOn, isRenewed, refundUntil, today } = subscription;
  return [
    { label: t("common.status"), value: <Tag state={tag.sign}>{t(tag.label)}</Tag> },
    { label: t("renewal.plan"), value: planText(subscription, { t, locale }) },
    ...(expiresOn === undefined
      ? []
      : [
          {
            label: t(isRenewed ? "subscriptions.autoRenewsLabel" : "subscriptions.expiresLabel"),
            value: dates.long(expiresOn),
          },
        ]),
    { label: t("account.nextPayment"), value: nextPayment(subscription, { t, locale }) },
    ...(isRenewed && expiresOn !== undefined && expiresOn > today
      ? [{ label: t("renewalLink.lastDayToStop"), value: dates.long(lastDayToStop(expiresOn)) }]
      : []),
    ...(refundUntil ? [{ label: t("subscriptions.refundUntil"), value: dates.long(refundUntil.day) }] : []),
  ];
}

type Language = { t: Translate; locale: string };

function planText({ plan, renewal: { current } }: ManagedSubscription, language: Language): string {
  if (current) return planPriceLabel(current.price, current.term, language);
  return plan ? termLength(plan, language) : language.t("plan.oneTime");
}

/** A renewal of another length stands with its length. */
function nextPayment({ isRenewed, renewal, method }: ManagedSubscription, { t, locale }: Language): string {
  if (!isRenewed) return t("account.noFurtherPayment");
  const { price, term, current } = renewal;
  const amount = current ? planPriceLabel(price, term, { t, locale }) : formatMoney(price, locale);
  return method ? t("subscriptions.paymentBy", { amount, method: methodText(method, t) }) : amount;
}

const LONG_BAR_PERCENT = 60;

/** Drawn for a running term only. */
function EndChart({ subscription: { expiresOn, today, isRenewed, options } }: { subscription: ManagedSubscription }) {
  const t = useMessage();
  const dates = useDateFormats();
  if (expiresOn === undefined || expiresOn < today || options.refund === undefined) return null;
  const axis = endDatesAxis(today, [expiresOn]);
  const date = dates.short(expiresOn);
  const label = isRenewed ? "subscriptions.renewsShort" : "subscriptions.endsShort";
  // Beside a short bar there is room for the date only.
  const isLong = axisPosition(axis, dayNumber(expiresOn)) > LONG_BAR_PERCENT;
  return (
    <Chart>
      <Scale axis={axis} now={today} todayLabel={t("common.today")} />
      <TimeBar axis={axis} now={today} expiresOn={expiresOn} endLabel={isLong ? t(label, { date }) : date} />
    </Chart>
  );
}

/** Why something that customers look for here is not on offer. */
function Notice({ subscription: { options } }: { subscription: ManagedSubscription }) {
  const t = useMessage();
  const href = useRouterTarget();
  if (options.isProcessing) return <p>{t("orders.processing")}</p>;
  if (options.refund !== "over") return null;
  return (
    <p>
      {`${t("subscriptions.noRefund")} `}
      <TextLink to={href("/contact-us")}>{t("common.contactUs")}</TextLink>
    </p>
  );
}

function Choices({ subscription, isModal }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const stepLink = useStepLink(subscription.assetId, isModal);
  const { options, refundUntil, order } = subscription;
  const { orderId, orderNumber } = order;
  const items = [
    ...(options.autoRenewal === "turnOff" ? [{ text: t("subscriptions.turnOff"), ...stepLink("turn-off") }] : []),
    ...(options.autoRenewal === "turnOn" ? [{ text: t("subscriptions.turnOn"), ...stepLink("turn-on") }] : []),
    ...(options.refund === "offered" || options.refund === "alreadyRequested"
      ? [
          {
            text: t("subscriptions.requestRefund"),
            ...(refundUntil && { note: t("subscriptions.daysLeft", { count: refundUntil.daysLeft }) }),
            isDisabled: options.refund === "alreadyRequested",
            ...stepLink("refund"),
          },
        ]
      : []),
    ...(options.canBuyAgain ? [{ text: t("subscriptions.resubscribe"), ...stepLink("resubscribe") }] : []),
    {
      text: t("subscriptions.orderDetails"),
      to: href(`/account/my-orders/${orderId}/${encodeURIComponent(orderNumber)}`),
    },
  ];
  return <LinkList items={items} />;
}

/** Leads to the page on which the service is bought, with its vehicle selected. */
function RenewNow() {
  const t = useMessage();
  return (
    <Form method="post">
      <Button type="submit" isWide name="intent" value="buy">
        {t("renewal.renewNow")}
      </Button>
    </Form>
  );
}
