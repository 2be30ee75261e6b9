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
import type { DueService, ServicesPage } from "./load-services-page.server.ts";
import { renewLabel } from "./renew-all-total.ts";

type Props = { page: ServicesPage; title: string; formId: string; openCount: number; leastTotal: Money | undefined };

/** How many are due, when the first one ends, and what renewing all of them costs at least. */
export function ServicesBand({ page, title, formId, openCount, leastTotal }: Props) {
  const t = useMessage();
  const { short } = useDates();
  const href = useShopHref();
  const { locale } = useShop();
  const { due, vehicle, today, taxNote } = page;
  const ending = due.filter(({ isExpired }) => !isExpired);
  const first = ending[0] ?? due.at(-1);
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
      notice={useNotice(ending, first)}
      action={
        openCount > 0 ? (
          <Button tone="night" type="submit" form={formId}>
            {renewLabel(openCount, t)}
          </Button>
        ) : undefined
      }
      road={<RenewalRoad today={today} ends={due.map(({ expiresOn }) => expiresOn)} drawing={vehicle.drawing} />}
      readout={
        <Readout
          readings={[
            ending.length > 0
              ? {
                  label: t("status.expiresSoon"),
                  value: t("common.services", { count: ending.length }),
                  note: t("account.within", { days: EXPIRING_SOON_DAYS }),
                }
              : { label: t("status.expired"), value: t("common.services", { count: due.length }) },
            ...(ending[0]
              ? [{ label: t("renewal.next"), value: short(ending[0].expiresOn), note: ending[0].name }]
              : []),
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

/** What has ended already does not end soon. */
function useNotice(ending: readonly DueService[], first: DueService | undefined) {
  const t = useMessage();
  const { long } = useDates();
  if (!first) return undefined;
  const date = long(first.expiresOn);
  return ending.length > 0
    ? { title: t("renewal.dueManyTitle", { count: ending.length }), text: t("renewal.firstEnds", { date }) }
    : { title: t("status.expired"), text: t("renewal.expiredText", { date }) };
}
