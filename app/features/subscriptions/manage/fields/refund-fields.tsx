import { formatMoney } from "../../../../i18n/format-number.ts";
import { useMessage } from "../../../../i18n/message.tsx";
import { useShop } from "../../../../site/shop-context.tsx";
import { Alert } from "../../../../ui/alert/alert.tsx";
import { REFUND_REASONS } from "../../change/change-reasons.ts";
import type { Refund } from "../load-managed-subscription.server.ts";
import type { FieldsProps } from "./fields-props.ts";
import { methodText } from "../method-text.ts";
import { ReasonFields } from "./reason-fields.tsx";

export function RefundFields({ subscription: { name, refund }, ...fields }: FieldsProps) {
  const t = useMessage();
  return (
    <>
      <p>{t("refunds.cancelText", { service: name })}</p>
      {refund?.isAvailable ? <RefundAlert refund={refund.value} /> : null}
      <ReasonFields label={t("refunds.why")} reasons={REFUND_REASONS} {...fields} />
    </>
  );
}

export function RefundAlert({ refund: { amount, method } }: { refund: Refund }) {
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
