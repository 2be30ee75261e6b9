import { formatMoney } from "../../i18n/format-number.ts";
import { useMessage } from "../../i18n/message.tsx";
import { planPriceLabel } from "../../i18n/plan-term-label.ts";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { useShop } from "../../site/shop-context.tsx";
import { type FactRow, FactRows } from "../../ui/fact-rows/fact-rows.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import type { Charge, ShownLink } from "./letter-link.ts";
import type { RenewalOffer } from "./renewal-offer.ts";
import styles from "./link-frame.module.css";

type Props = {
  link: ShownLink;
  offer?: RenewalOffer | undefined;
  /** Whether the page says what is charged if nothing is done. */
  hasCharge: boolean;
};

/** The subscription that the link is about. */
export function LinkFacts({ link, offer, hasCharge }: Props) {
  const t = useMessage();
  const dates = useDateFormats();
  const { service, vehicle, endsOn, charge } = link;
  const offerRows = useOfferRows(offer);
  const chargeRows = useChargeRows(hasCharge ? charge : undefined);
  return (
    <Panel>
      <FactRows
        className={styles.facts ?? ""}
        rows={[
          { label: t("common.service"), value: service },
          { label: t("common.vehicle"), value: vehicle.name },
          ...(vehicle.maskedVin === undefined
            ? []
            : [{ label: t("common.vin"), value: <span className="vin">{vehicle.maskedVin}</span> }]),
          { label: t("renewalLink.termEnds"), value: dates.long(endsOn) },
          ...offerRows,
          ...chargeRows,
        ]}
      />
    </Panel>
  );
}

function useOfferRows(offer: RenewalOffer | undefined): FactRow[] {
  const t = useMessage();
  const locale = useShop().locale.id;
  if (!offer) return [];
  return [{ label: t("renewalLink.priceToday"), value: planPriceLabel(offer.price, offer.term, { t, locale }) }];
}

function useChargeRows(charge: Charge | undefined): FactRow[] {
  const t = useMessage();
  const dates = useDateFormats();
  const locale = useShop().locale.id;
  if (!charge) return [];
  const { on, total, tax, term, last4, lastDayToStop } = charge;
  return [
    { label: t("renewalLink.chargedOn"), value: dates.long(on) },
    { label: t("account.nextPayment"), value: planPriceLabel(total, term, { t, locale }) },
    ...(tax.amount > 0 ? [{ label: t("renewalLink.taxIncluded"), value: formatMoney(tax, locale) }] : []),
    ...(last4 === undefined ? [] : [{ label: t("renewalLink.card"), value: `**** ${last4}` }]),
    { label: t("renewalLink.lastDayToStop"), value: dates.long(lastDayToStop) },
  ];
}
