import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { methodText } from "./method-text.ts";

export function TurnOnFields({ subscription: { expiresOn, renewalPrice, method } }: FieldsProps) {
  const t = useMessage();
  const dates = useDateFormats();
  const amount = formatMoney(renewalPrice, useShop().locale.id);
  return (
    <>
      {expiresOn ? <p>{t("subscriptions.turnOnText", { date: dates.long(expiresOn), price: amount })}</p> : null}
      <p>{t("renewal.autoRenewNotice")}</p>
      {method ? (
        <FactRows
          rows={[
            {
              label: t("account.nextPayment"),
              value: t("subscriptions.paymentBy", { amount, method: methodText(method, t) }),
            },
          ]}
        />
      ) : null}
    </>
  );
}
