import { Form } from "react-router";
import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { VehicleView } from "../../../domain/vehicle/vehicle.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { unbrokenName } from "../../../i18n/unbroken-name.ts";
import { ServicesTimeline } from "../../../page/services-timeline/services-timeline.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import { drawingOfModel } from "../../../ui/vehicle-art/drawing-of-model.ts";
import styles from "./vehicle-band.module.css";
import type { VehicleStatus } from "./vehicle-status.ts";

type Props = { vehicle: VehicleView & { today: CalendarDay; status: VehicleStatus } };

/** The selected vehicle and when its services end, with a button that removes it. */
export function OwnVehicleBand({ vehicle: { modelKey, modelName, maskedVin, today, status } }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <DarkBand
      hasLargeTitle
      className={styles.band}
      pageTitle={t("nav.vehicle")}
      title={unbrokenName(modelName)}
      facts={maskedVin ? [{ label: t("common.vin"), value: maskedVin, isVin: true }] : []}
      notice={useNotice(status)}
      action={
        <div className={styles.actions}>
          <ButtonLink tone="dark" to={href("/services")}>
            {t("error.servicesLink")}
          </ButtonLink>
          <Form method="post">
            <TextButton type="submit" name="intent" value="drop">
              {t("common.remove")}
            </TextButton>
          </Form>
        </div>
      }
      timeline={
        <ServicesTimeline
          today={today}
          ends={status.ends}
          drawing={drawingOfModel(modelKey)}
          isHidden={status.isHidden}
        />
      }
    />
  );
}

/** Expired services first, with the day the last of them ended; then the next to end. */
function useNotice({ soon, expired }: VehicleStatus) {
  const t = useMessage();
  const { long } = useDateFormats();
  const [next] = soon;
  const last = expired.at(-1);
  if (last) {
    return {
      title: t("renewal.expiredManyTitle", { count: expired.length }),
      text: t("renewal.expiredText", { date: long(last) }),
    };
  }
  if (!next) return undefined;
  const count = soon.length;
  return { title: t("renewal.dueManyTitle", { count }), text: t("renewal.firstEnds", { count, date: long(next) }) };
}
