import { useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { TURN_OFF_REASONS } from "../change/change-reasons.ts";
import { ChangeStep } from "./change-step.tsx";
import type { StepProps } from "./manage-view.tsx";
import { ReasonFields } from "./reason-fields.tsx";

export function TurnOffStep(props: StepProps) {
  const t = useMessage();
  const dates = useDateFormats();
  const [isValid, setIsValid] = useState(true);
  const { expiresOn } = props.subscription;
  const title = t("subscriptions.turnOff");
  return (
    <ChangeStep {...props} title={title} intent="turnOff" confirm={title} isInvalid={!isValid}>
      {expiresOn ? <p>{t("subscriptions.turnOffText", { date: dates.long(expiresOn) })}</p> : null}
      <ReasonFields label={t("subscriptions.whyTurnOff")} reasons={TURN_OFF_REASONS} onValidityChange={setIsValid} />
    </ChangeStep>
  );
}
