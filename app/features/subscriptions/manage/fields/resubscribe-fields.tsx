import { useMessage } from "../../../../i18n/message.tsx";
import { planPriceLabel, termLength } from "../../../../i18n/plan-term-label.ts";
import { useShop } from "../../../../site/shop-context.tsx";
import { FactRows } from "../../../../ui/fact-rows/fact-rows.tsx";
import type { FieldsProps } from "./fields-props.ts";

/** The plans on offer; one is chosen on the page of the service. */
export function ResubscribeFields({ subscription: { name, plans } }: FieldsProps) {
  const t = useMessage();
  const locale = useShop().locale.id;
  const rows = plans.map(({ term, price }) => ({
    label: termLength(term, { t, locale }),
    value: planPriceLabel(price, term, { t, locale }),
  }));
  return (
    <>
      <p>{t("subscriptions.resubscribeText", { service: name })}</p>
      {rows.length > 0 ? <FactRows rows={rows} /> : null}
    </>
  );
}
