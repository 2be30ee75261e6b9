import { addDays } from "../../../domain/calendar-day.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useDocumentFacts } from "../../../page/shop-frame.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { NightBand } from "../../../ui/night-band/night-band.tsx";
import { Road } from "../../../ui/road/road.tsx";

const exampleDays = 60;
/** Not shared with other pages, to keep the first page's script small. */
const vehicles = { landrover: "defender", jaguar: "i-pace" } as const;

/** The first view for visitors without a vehicle: a road with an example. */
export function VehicleIntro({ isError }: { isError: boolean }) {
  const { today } = useDocumentFacts();
  const t = useMessage();
  const { site, locale } = useShop();
  return (
    <NightBand
      isOpening
      title={isError ? t("vin.errorTitle") : t("vin.title", { brand: site.brand })}
      lead={isError ? t("vin.errorText") : t("vin.lead")}
      road={
        <Road
          now={today}
          ends={[addDays(today, exampleDays)]}
          vehicle={vehicles[site.make]}
          todayLabel={t("common.today")}
          reading={{
            value: t("common.days", { count: exampleDays }),
            full: t("vin.example"),
            brief: t("vin.exampleShort"),
          }}
          formatMonth={(date) => formatDate(date, { locale: locale.id, style: "month" })}
        />
      }
    />
  );
}
