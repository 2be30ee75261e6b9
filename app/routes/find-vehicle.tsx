import { formatDate } from "../i18n/format-date.ts";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page-head.tsx";
import { useDocumentFacts } from "../shop-frame.tsx";
import { useShop } from "../site/shop-context.tsx";
import { NightBand } from "../ui/night-band/night-band.tsx";
import { Road } from "../ui/road/road.tsx";
import { WhereToFindVin } from "../features/vehicle/where-to-find-vin.tsx";

const exampleDays = 60;
const vehicles = { landrover: "defender", jaguar: "i-pace" } as const;

/** Where everybody without a vehicle begins. */
export default function FindVehicle() {
  const { today } = useDocumentFacts();
  const t = useMessage();
  const { site, locale } = useShop();
  return (
    <>
      <PageHead title="page.home" description="page.homeDescription" values={{ brand: site.brand }} />
      <NightBand
        isOpening
        title={t("vin.title", { brand: site.brand })}
        lead={t("vin.lead")}
        road={
          <Road
            now={today}
            ends={[daysAfter(today, exampleDays)]}
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
      <section className="section">
        <div className="wrap">
          <WhereToFindVin />
        </div>
      </section>
    </>
  );
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
