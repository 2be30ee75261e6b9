import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { ChangeStep } from "./change-step.tsx";
import type { StepProps } from "./manage-view.tsx";
import { methodText } from "./method-text.ts";

export function TurnOnStep(props: StepProps) {
  const t = useMessage();
  const dates = useDateFormats();
  const locale = useShop().locale.id;
  const { expiresOn, renewalPrice, method } = props.subscription;
  const amount = formatMoney(renewalPrice, locale);
  const price = method ? t("subscriptions.paymentBy", { amount, method: methodText(method, t) }) : amount;
  const title = t("subscriptions.turnOn");
  return (
    <ChangeStep {...props} title={title} intent="turnOn" confirm={title}>
      {expiresOn ? <p>{t("subscriptions.turnOnText", { date: dates.long(expiresOn), price: amount })}</p> : null}
      <p className="quiet">{t("renewal.autoRenewNotice")}</p>
      {method ? <p className="quiet">{price}</p> : null}
    </ChangeStep>
  );
}
