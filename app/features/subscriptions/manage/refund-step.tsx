import { useState } from "react";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { REFUND_REASONS } from "../change/change-reasons.ts";
import { ChangeStep } from "./change-step.tsx";
import type { Refund } from "./load-managed-subscription.server.ts";
import type { StepProps } from "./manage-view.tsx";
import { methodText } from "./method-text.ts";
import { ReasonFields } from "./reason-fields.tsx";

/** Cannot be confirmed while the amount is unknown: the customer agrees to what they have read. */
export function RefundStep(props: StepProps) {
  const t = useMessage();
  const locale = useShop().locale.id;
  const [isValid, setIsValid] = useState(true);
  const { refund, name } = props.subscription;
  const known = refund?.isAvailable ? refund.value : undefined;
  return (
    <ChangeStep
      {...props}
      title={t("refunds.title")}
      intent="requestRefund"
      confirm={known && t("refunds.confirm", { amount: formatMoney(known.amount, locale) })}
      isInvalid={!isValid}
    >
      <p>{t("refunds.cancelText", { service: name })}</p>
      {known ? (
        <>
          <RefundAlert refund={known} />
          <ReasonFields label={t("refunds.why")} reasons={REFUND_REASONS} onValidityChange={setIsValid} />
        </>
      ) : (
        <PartUnavailable />
      )}
    </ChangeStep>
  );
}

function RefundAlert({ refund: { amount, method } }: { refund: Refund }) {
  const t = useMessage();
  const values = { amount: formatMoney(amount, useShop().locale.id) };
  const title = method
    ? t("refunds.amountBack", { ...values, method: methodText(method, t) })
    : t("refunds.amountBackSameWay", values);
  return (
    <Alert kind="info" title={title}>
      <p>{t("refunds.fullRefund")}</p>
    </Alert>
  );
}
