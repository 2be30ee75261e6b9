import { addDays } from "../../../domain/calendar-day.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useDocumentFacts } from "../../../page/shop-frame.tsx";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import { ExpiryTimeline, TimelineScale } from "../../../ui/expiry-timeline/expiry-timeline.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import styles from "./vehicle-band.module.css";
import { problemTitle, type VinExplanation } from "./vin-problem.ts";

const exampleDays = 60;
/** Not shared with other pages, to keep the first page's script small. */
const vehicles = { landrover: "defender", jaguar: "i-pace" } as const;

type Props = {
  /** Why a link with a vehicle led here. */
  problem?: VinExplanation | undefined;
};

/** The first view for visitors without a vehicle: a timeline with an example. */
export function VehicleIntro({ problem }: Props) {
  const { today } = useDocumentFacts();
  const t = useMessage();
  const { site, locale } = useShop();
  const href = useRouterTarget();
  const title = problem && problemTitle(problem);
  // The advice for the field helps more here than the one for after it.
  const lead = problem?.field ?? problem?.alert?.text;
  return (
    <DarkBand
      hasLargeTitle
      className={classNames(styles.band, problem ? styles.problem : styles.intro)}
      title={title ? t(title.id, title.values) : t("vin.title", { brand: site.makeName })}
      lead={lead ? t(lead.id, lead.values) : t("vin.lead")}
      action={problem?.hasContactLink ? <TextLink to={href("/contact-us")}>{t("footer.contact")}</TextLink> : undefined}
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
          scale={
            <TimelineScale
              now={today}
              formatMonth={(date) => formatDate(date, { locale: locale.id, style: "month" })}
            />
          }
        />
      }
    />
  );
}
