import { useIntl } from "react-intl";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page-head.tsx";
import { settingsContext } from "../request-context.ts";
import { useShop } from "../site/shop-context.tsx";
import { NightBand } from "../ui/night-band/night-band.tsx";
import { Road } from "../ui/road/road.tsx";
import type { Route } from "./+types/find-vehicle";
import { WhereToFindVin } from "../features/vehicle/where-to-find-vin.tsx";

const exampleDays = 60;
const vehicles = { landrover: "defender", jaguar: "i-pace" } as const;

export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(settingsContext).now();
  const end = new Date(now.getTime() + exampleDays * 86_400_000);
  return { today: isoDay(now), exampleEnd: isoDay(end) };
}

/** Where everybody without a vehicle begins. */
export default function FindVehicle({ loaderData: { today, exampleEnd } }: Route.ComponentProps) {
  const t = useMessage();
  const intl = useIntl();
  const { site } = useShop();
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
            ends={[exampleEnd]}
            vehicle={vehicles[site.make]}
            todayLabel={t("common.today")}
            reading={{
              value: t("common.days", { count: exampleDays }),
              full: t("vin.example"),
              brief: t("vin.exampleShort"),
            }}
            formatMonth={(date) => intl.formatDate(date, { month: "short", timeZone: "UTC" })}
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

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
