import { type ReactNode, useId } from "react";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { formatMoney } from "../../../i18n/format-number.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { Message, useMessage } from "../../../i18n/message.tsx";
import type { Money } from "../../../domain/money.ts";
import { ShopLink, useShop } from "../../../site/shop-context.tsx";
import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";
import { KeyTerms } from "../../../ui/key-terms/key-terms.tsx";
import { orderLine, type OrderedService } from "../order-line.ts";
import styles from "./checkout-steps-view.module.css";
import type { OrderConsents } from "./use-order-consents.ts";

type Props = {
  services: readonly OrderedService[];
  vehicle: { name: string; vin?: string } | undefined;
  total: Money;
  /** Whether automatic renewal is offered to this visitor. */
  canAgreeToAutoRenewal: boolean;
  /** Whether the plans go on by the month after their term, instead of for the same term again. */
  renewsByMonth: boolean;
  /** Whether the site mentions VAT here. */
  mentionsVat: boolean;
  /** The version of the terms that applies now; absent while the help content is down. */
  termsVersion?: CalendarDay | undefined;
  consents: OrderConsents;
};

/** The order's items and the consents, directly above the order button. */
export function OrderTerms(props: Props) {
  const { services, vehicle, total, canAgreeToAutoRenewal, renewsByMonth, mentionsVat, termsVersion, consents } = props;
  const t = useMessage();
  const { locale, market } = useShop();
  const localisation = { t, locale: locale.id };
  return (
    <div className={styles.terms}>
      <KeyTerms
        title={t("checkout.whatYouOrder")}
        terms={[
          ...services.map((service) => ({ label: service.name, value: orderLine(service, localisation) })),
          ...(vehicle ? [{ label: t("common.vehicle"), value: <Vehicle {...vehicle} /> }] : []),
          {
            label: t("checkout.autoRenewal"),
            value: t(renewalKey(consents, renewsByMonth)),
          },
          { label: t("checkout.changeMind"), value: <ChangeOfMind /> },
        ]}
        total={{
          label: t(totalKey(market.priceDisplay, mentionsVat)),
          amount: formatMoney(total, locale.id),
        }}
      />
      {canAgreeToAutoRenewal ? <AutoRenewal consents={consents} /> : null}
      <Checkbox
        id={consents.termsId}
        checked={consents.hasAccepted}
        onChange={(event) => consents.accept(event.target.checked)}
        {...(termsVersion && {
          note: t("terms.version", { date: formatDate(termsVersion, { locale: locale.id, style: "long" }) }),
        })}
        {...(consents.isMissing && { error: t("checkout.consentRequired") })}
      >
        <Message id="checkout.consent" values={{ link: termsLink(termsVersion) }} />
      </Checkbox>
    </div>
  );
}

function renewalKey({ autoRenew }: OrderConsents, renewsByMonth: boolean): MessageId {
  if (!autoRenew) return "checkout.autoRenewalOff";
  return renewsByMonth ? "checkout.autoRenewalMonthly" : "checkout.autoRenewalOn";
}

function totalKey(priceDisplay: "gross" | "net", mentionsVat: boolean): MessageId {
  if (priceDisplay === "net") return "checkout.totalNet";
  return mentionsVat ? "checkout.totalGross" : "common.total";
}

function Vehicle({ name, vin }: { name: string; vin?: string }) {
  return (
    <>
      {name} {vin ? <span className="vin">{vin}</span> : null}
    </>
  );
}

function ChangeOfMind() {
  const t = useMessage();
  const { market } = useShop();
  return (
    <>
      {t("checkout.changeMindText", { days: market.withdrawal.days })}{" "}
      {market.withdrawal.isEnabled ? <ShopLink to="/withdraw">{t("footer.withdraw")}</ShopLink> : null}
    </>
  );
}

/** An optional consent: unticked at first, and not needed for the order. */
function AutoRenewal({ consents }: { consents: OrderConsents }) {
  const t = useMessage();
  const id = useId();
  const { market } = useShop();
  const [first, second] = [62, 35];
  return (
    <Checkbox
      id={id}
      checked={consents.autoRenew}
      onChange={(event) => consents.setAutoRenew(event.target.checked)}
      note={
        <>
          {consents.autoRenew ? `${t("renewal.autoRenewOnNotice")} ${t("renewal.autoRenewNotice")} ` : null}
          {t("renewal.autoRenewHint", { first, second })}
        </>
      }
    >
      {t("renewal.autoRenewChoice")}
    </Checkbox>
  );
}

const termsLink = (version: CalendarDay | undefined) => (chunks: ReactNode) => (
  <TermsLink version={version}>{chunks}</TermsLink>
);

/** Opens in a new tab, so that reading the terms does not lose the order. */
function TermsLink({ version, children }: { version: CalendarDay | undefined; children: ReactNode }) {
  const t = useMessage();
  return (
    <ShopLink to={version ? `/terms-conditions?version=${version}` : "/terms-conditions"} target="_blank">
      {children}
      <span className="vh">{t("common.opensNewTab")}</span>
    </ShopLink>
  );
}
