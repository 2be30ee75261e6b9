import { useMessage } from "../../../i18n/message.tsx";
import { planPriceLabel } from "../../../i18n/plan-term-label.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import type { VehicleBasketItem } from "../vehicle-basket.ts";
import type { BasketChange } from "./use-basket-change.ts";
import styles from "./term-change.module.css";

type Props = { item: VehicleBasketItem; change: Pick<BasketChange, "Form" | "action"> };

/** Gives an item of the basket another term. Without scripts it is a disclosure with a form, too. */
export function TermChange({ item, change: { Form, action } }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const { itemId, planId, name, choices = [], isSold, refusal } = item;
  if (choices.length === 0 || !isSold || refusal) return null;
  return (
    // A new element for a new term, so that it is closed again.
    <details key={planId} className={styles.change}>
      <summary aria-label={`${t("basket.changeTerm")}: ${name}`}>{t("basket.changeTerm")}</summary>
      <Form method="post" action={action} className={styles.form}>
        <input type="hidden" name="itemId" value={itemId} />
        <fieldset>
          <legend className="vh">{t("renewal.term")}</legend>
          {choices.map((choice) => (
            <label key={choice.planId}>
              <input type="radio" name="planId" value={choice.planId} defaultChecked={choice.planId === planId} />
              {planPriceLabel(choice.price, choice.term, { t, locale: locale.id })}
            </label>
          ))}
        </fieldset>
        <Button type="submit" tone="line" name="intent" value="changeTerm" className={styles.save}>
          {t("common.save")}
        </Button>
      </Form>
    </details>
  );
}
