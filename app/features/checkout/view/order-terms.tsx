import { type ReactNode, useId } from "react";
import { formatMoney } from "../../../i18n/format-number.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { Message, useMessage } from "../../../i18n/message.tsx";
import type { Money } from "../../../domain/money.ts";
import { ShopLink, useShop } from "../../../site/shop-context.tsx";
import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";
import { KeyTerms } from "../../../ui/key-terms/key-terms.tsx";
import { orderLine, type OrderedService } from "../order-line.ts";
import styles from "./checkout-way.module.css";
import type { OrderTicks } from "./use-order-ticks.ts";

type Props = {
  services: readonly OrderedService[];
  vehicle: { name: string; vin?: string } | undefined;
  total: Money;
  /** Whether renewing by itself is offered to this visitor. */
  hasAutoRenewal: boolean;
  /** Whether the site speaks of VAT here. */
  hasVat: boolean;
  ticks: OrderTicks;
};

/** What is ordered, and what the customer says yes to, directly above the button that orders. */
export function OrderTerms({ services, vehicle, total, hasAutoRenewal, hasVat, ticks }: Props) {
  const t = useMessage();
  const { locale, market } = useShop();
  const speech = { t, locale: locale.id };
  return (
    <div className={styles.terms}>
      <KeyTerms
        title={t("checkout.whatYouOrder")}
        terms={[
          ...services.map((service) => ({ term: service.name, value: orderLine(service, speech) })),
          ...(vehicle ? [{ term: t("common.vehicle"), value: <Vehicle {...vehicle} /> }] : []),
          {
            term: t("checkout.autoRenewal"),
            value: t(ticks.autoRenew ? "checkout.autoRenewalOn" : "checkout.autoRenewalOff"),
          },
          { term: t("checkout.changeMind"), value: <ChangeOfMind /> },
        ]}
        total={{
          term: t(totalKey(market.taxation, hasVat)),
          amount: formatMoney(total, locale.id),
        }}
      />
      {hasAutoRenewal ? <AutoRenewal ticks={ticks} /> : null}
      <Checkbox
        id={ticks.termsId}
        checked={ticks.hasAccepted}
        onChange={(event) => ticks.accept(event.target.checked)}
        {...(ticks.isMissing && { error: t("checkout.consentRequired") })}
      >
        <Message id="checkout.consent" values={{ link: termsLink }} />
      </Checkbox>
    </div>
  );
}

function totalKey(taxation: "gross" | "net", hasVat: boolean): MessageId {
  if (taxation === "net") return "checkout.totalNet";
  return hasVat ? "checkout.totalGross" : "common.total";
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
      {market.withdrawal.isEnabled ? <ShopLink to="/withdraw">{t(market.withdrawal.labelKey)}</ShopLink> : null}
    </>
  );
}

/** A yes of the customer's own: unticked at first, and the order goes through without it. */
function AutoRenewal({ ticks }: { ticks: OrderTicks }) {
  const t = useMessage();
  const id = useId();
  const { market } = useShop();
  const [first = 0, second = 0] = market.autoRenew.noticeDays;
  return (
    <Checkbox
      id={id}
      checked={ticks.autoRenew}
      onChange={(event) => ticks.setAutoRenew(event.target.checked)}
      note={
        <>
          {ticks.autoRenew ? `${t("renewal.autoRenewOnNotice")} ${t("renewal.autoRenewNotice")} ` : null}
          {t("renewal.autoRenewHint", { first, second })}
        </>
      }
    >
      {t("renewal.autoRenewChoice")}
    </Checkbox>
  );
}

const termsLink = (chunks: ReactNode) => <TermsLink>{chunks}</TermsLink>;

/** In a tab of its own: nobody should lose an order for reading its terms. */
function TermsLink({ children }: { children: ReactNode }) {
  const t = useMessage();
  return (
    <ShopLink to="/terms-conditions" target="_blank">
      {children}
      <span className="vh">{t("common.opensNewTab")}</span>
    </ShopLink>
  );
}
