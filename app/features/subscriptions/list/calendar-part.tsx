import { Form } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailableView } from "../../../page/part-unavailable-view.tsx";
import type { PagePart } from "../../../request/account/read-part.ts";
import { Alert } from "../../../ui/alert/alert.tsx";
import { ButtonAnchor } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import { CALENDAR_ID, RENEW_CALENDAR_INTENT } from "./calendar-form.ts";
import type { CalendarAddress } from "./read-calendar-address.server.ts";
import styles from "./subscription-list-view.module.css";

type Props = { calendar: PagePart<CalendarAddress>; /** A new address was made a moment ago. */ isRenewed: boolean };

/** The end dates for the customer's own calendar. */
export function CalendarPart({ calendar, isRenewed }: Props) {
  const t = useMessage();
  return (
    <section id={CALENDAR_ID} className={styles.calendar} aria-labelledby="calendar-title">
      <h3 id="calendar-title" className="display d-22">
        {t("calendar.title")}
      </h3>
      {isRenewed ? <Alert kind="ok" title={t("calendar.renewed")} /> : null}
      {calendar.isAvailable ? <Addresses address={calendar.value} /> : <PartUnavailableView />}
    </section>
  );
}

function Addresses({ address: { file, feed } }: { address: CalendarAddress }) {
  const t = useMessage();
  return (
    <>
      <p className="quiet">{t("calendar.text")}</p>
      <p className={styles.calendarLinks}>
        <ButtonAnchor tone="line" href={feed}>
          {t("calendar.subscribe")}
        </ButtonAnchor>
        <ButtonAnchor tone="line" href={file} download>
          {t("calendar.download")}
        </ButtonAnchor>
      </p>
      <Form method="post" className={styles.calendarLinks}>
        <p className="small quiet">{t("calendar.addressNote")}</p>
        <TextButton type="submit" name="intent" value={RENEW_CALENDAR_INTENT}>
          {t("calendar.newAddress")}
        </TextButton>
      </Form>
    </>
  );
}
