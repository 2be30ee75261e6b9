import { addDays } from "../../../domain/calendar-day.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useDocumentFacts } from "../../../page/shop-frame.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import { ExpiryTimeline } from "../../../ui/expiry-timeline/expiry-timeline.tsx";
import styles from "./vehicle-band.module.css";

const exampleDays = 60;
/** Not shared with other pages, to keep the first page's script small. */
const vehicles = { landrover: "defender", jaguar: "i-pace" } as const;

/** The first view for visitors without a vehicle: a timeline with an example. */
export function VehicleIntro({ isError }: { isError: boolean }) {
  const { today } = useDocumentFacts();
  const t = useMessage();
  const { site, locale } = useShop();
  return (
    <DarkBand
      hasLargeTitle
      className={classNames(styles.band, styles.intro)}
      title={isError ? t("vin.errorTitle") : t("vin.title", { brand: site.makeName })}
      lead={isError ? t("vin.errorText") : t("vin.lead")}
      timeline={
        <ExpiryTimeline
          now={today}
          ends={[addDays(today, exampleDays)]}
          vehicle={vehicles[site.make]}
          todayLabel={t("common.today")}
          caption={{
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
