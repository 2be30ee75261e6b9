import { useMessage } from "../../../../i18n/message.tsx";
import { useDateFormats } from "../../../../page/use-date-formats.ts";
import { TURN_OFF_REASONS } from "../../change/change-reasons.ts";
import type { FieldsProps } from "./fields-props.ts";
import { ReasonFields } from "./reason-fields.tsx";

export function TurnOffFields({ subscription: { expiresOn }, ...fields }: FieldsProps) {
  const t = useMessage();
  const dates = useDateFormats();
  return (
    <>
      {expiresOn ? <p>{t("subscriptions.turnOffText", { date: dates.long(expiresOn) })}</p> : null}
      <ReasonFields label={t("subscriptions.whyTurnOff")} reasons={TURN_OFF_REASONS} {...fields} />
    </>
  );
}
