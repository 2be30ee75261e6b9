import { EXPIRING_SOON_DAYS } from "../../../domain/expiry.ts";
import type { Money } from "../../../domain/money.ts";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useShopHref } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { NightBand } from "../../../ui/night-band/night-band.tsx";
import { Readout } from "../../../ui/readout/readout.tsx";
import { RenewalRoad } from "../renewal-road.tsx";
import { useDates } from "../use-dates.ts";
import { useVehicleFacts } from "../vehicle-facts.ts";
import type { ServicesPage } from "./load-services-page.server.ts";

type Props = { page: ServicesPage; title: string; formId: string; openCount: number; leastTotal: Money | undefined };

/** How many are due, when the first one ends, and what renewing all of them costs at least. */
export function ServicesBand({ page, title, formId, openCount, leastTotal }: Props) {
  const t = useMessage();
  const { long, short } = useDates();
  const href = useShopHref();
  const { locale } = useShop();
  const { due, vehicle, today, taxNote } = page;
  const first = due.find(({ isExpired }) => !isExpired) ?? due.at(-1);
  const text = first?.isExpired ? t("renewal.expiredText", { date: long(first.expiresOn) }) : "";
  return (
    <NightBand
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: title }]}
        />
      }
      pageTitle={t("renewal.title")}
      title={t("renewal.bannerMany", { count: due.length })}
      facts={useVehicleFacts(vehicle)}
      notice={{
        title: t("renewal.dueManyTitle", { count: due.length }),
        text: first && !first.isExpired ? t("renewal.firstEnds", { date: long(first.expiresOn) }) : text,
      }}
      action={
        openCount > 0 ? (
          <Button tone="night" type="submit" form={formId}>
            {t("renewal.renewAll", { count: openCount })}
          </Button>
        ) : undefined
      }
      road={<RenewalRoad today={today} ends={due.map(({ expiresOn }) => expiresOn)} drawing={vehicle.drawing} />}
      readout={
        <Readout
          readings={[
            {
              label: t("status.expiresSoon"),
              value: t("common.services", { count: due.length }),
              note: t("account.within", { days: EXPIRING_SOON_DAYS }),
            },
            ...(first ? [{ label: t("renewal.next"), value: short(first.expiresOn), note: first.name }] : []),
            ...(leastTotal
              ? [
                  {
                    label: t("common.total"),
                    value: t("price.from", { price: formatMoney(leastTotal, locale.id) }),
                    note: taxNote && t(taxNote),
                  },
                ]
              : []),
          ]}
        />
      }
    />
  );
}
