import { formatMoney } from "../../../../i18n/format-number.ts";
import { useMessage } from "../../../../i18n/message.tsx";
import { planPriceLabel } from "../../../../i18n/plan-term-label.ts";
import { useDateFormats } from "../../../../page/use-date-formats.ts";
import { useShop } from "../../../../site/shop-context.tsx";
import { FactRows } from "../../../../ui/fact-rows/fact-rows.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { methodText } from "../method-text.ts";

export function TurnOnFields({ subscription: { expiresOn, renewal, method } }: FieldsProps) {
  const t = useMessage();
  const dates = useDateFormats();
  const locale = useShop().locale.id;
  const amount = formatMoney(renewal.price, locale);
  // In some markets a renewal lasts a month, whatever the plan was, so its length stands with its price.
  const price = planPriceLabel(renewal.price, renewal.term, { t, locale });
  return (
    <>
      {expiresOn ? <p>{t("subscriptions.turnOnText", { date: dates.long(expiresOn), price })}</p> : null}
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
