import { useMessage } from "../../../i18n/message.tsx";
import { planPriceLabel, termLength } from "../../../i18n/plan-term-label.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { ChangeStep } from "./change-step.tsx";
import type { StepProps } from "./manage-view.tsx";

/** Shows the plans on offer, and leads to the page on which one is chosen. */
export function ResubscribeStep(props: StepProps) {
  const t = useMessage();
  const locale = useShop().locale.id;
  const { name, plans } = props.subscription;
  const rows = plans.map(({ term, price }) => ({
    label: termLength(term, { t, locale }),
    value: planPriceLabel(price, term, { t, locale }),
  }));
  return (
    <ChangeStep {...props} title={t("subscriptions.resubscribe")} intent="buy" confirm={t("renewal.choosePlan")}>
      <p>{t("subscriptions.resubscribeText", { service: name })}</p>
      {rows.length > 0 ? <FactRows rows={rows} /> : null}
    </ChangeStep>
  );
}
