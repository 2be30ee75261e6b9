import { DUE_LIST_DAYS } from "../../../domain/expiry.ts";
import type { Money } from "../../../domain/money.ts";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import { KeyFigures } from "../../../ui/key-figures/key-figures.tsx";
import { ServicesTimeline } from "../../../page/services-timeline/services-timeline.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useVehicleFacts } from "../use-vehicle-facts.ts";
import type { DueService, ServicesPage } from "./load-services-page.server.ts";
import { basketTotal } from "./renew-all-total.ts";
import { renewLabel } from "../renew-label.ts";

type Props = {
  page: ServicesPage;
  title: string;
  formId: string;
  /** Due services that are not in the basket yet. */
  remaining: readonly DueService[];
  leastTotal: Money | undefined;
};

/** How many services are left to renew, which have ended, when the next one ends, and the lowest total price. */
export function ServicesBand({ page, title, formId, remaining, leastTotal }: Props) {
  const t = useMessage();
  const { short } = useDateFormats();
  const href = useRouterTarget();
  const { due, vehicle, today, taxNote } = page;
  // Every number on the page counts the same services: those that the button renews.
  const shownServices = remaining.length > 0 ? remaining : due;
  const expired = shownServices.filter(({ isExpired }) => isExpired);
  const ending = shownServices.filter(({ isExpired }) => !isExpired);
  const total = useTotal(leastTotal, remaining.length > 0 ? undefined : basketTotal(due));
  return (
    <DarkBand
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: title }]}
        />
      }
      pageTitle={t("renewal.title")}
      title={t("renewal.bannerMany", { count: shownServices.length })}
      facts={useVehicleFacts(vehicle)}
      notice={useNotice(expired, ending)}
      action={
        remaining.length > 0 ? (
          <Button tone="dark" type="submit" form={formId}>
            {renewLabel(remaining.length, t)}
          </Button>
        ) : undefined
      }
      timeline={
        <ServicesTimeline
          today={today}
          ends={shownServices.map(({ expiresOn }) => expiresOn)}
          drawing={vehicle.drawing}
        />
      }
      keyFigures={
        <KeyFigures
          figures={[
            ...(expired.length > 0
              ? [{ label: t("status.expired"), value: t("common.services", { count: expired.length }) }]
              : []),
            ...(ending[0]
              ? [
                  {
                    label: t("status.expiresSoon"),
                    value: t("common.services", { count: ending.length }),
                    note: t("account.within", { days: DUE_LIST_DAYS }),
                  },
                ]
              : []),
            ...(ending[0] && expired.length === 0
              ? [
                  {
                    label: t(ending.length > 1 ? "renewal.firstToEnd" : "renewal.ends"),
                    value: short(ending[0].expiresOn),
                    note: ending[0].name,
                  },
                ]
              : []),
            ...(total ? [{ label: t("common.total"), value: total, note: taxNote && t(taxNote) }] : []),
          ]}
        />
      }
    />
  );
}

/** At least as much while a plan can still be chosen, and just that once all of them are in the basket. */
function useTotal(least: Money | undefined, inBasket: Money | undefined): string | undefined {
  const t = useMessage();
  const { locale } = useShop();
  if (least) return t("price.from", { price: formatMoney(least, locale.id) });
  return inBasket && formatMoney(inBasket, locale.id);
}

/** Expired services first, with the day the last of them ended; then the next to end. */
function useNotice(expired: readonly DueService[], ending: readonly DueService[]) {
  const t = useMessage();
  const { long } = useDateFormats();
  const [next] = ending;
  const last = expired.at(-1);
  if (last) {
    const ended = t("renewal.expiredText", { date: long(last.expiresOn) });
    return {
      title: t("renewal.expiredManyTitle", { count: expired.length }),
      text: next ? `${ended} ${t("renewal.nextEnds", { date: long(next.expiresOn) })}` : ended,
    };
  }
  if (!next) return undefined;
  return {
    title: t("renewal.dueManyTitle", { count: ending.length }),
    text: t("renewal.firstEnds", { count: ending.length, date: long(next.expiresOn) }),
  };
}
