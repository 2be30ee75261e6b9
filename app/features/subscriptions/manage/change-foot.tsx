import { useNavigation } from "react-router";
import { formatMoney } from "../../../i18n/format-number.ts";
import { type Translate, useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { isConfirmable } from "./is-confirmable.ts";
import type { ManagedSubscription } from "./load-managed-subscription.server.ts";
import { type ChangeStep, STEP_TITLES } from "./manage-step.ts";
import { useStepLink } from "./use-step-link.ts";

type Props = {
  subscription: ManagedSubscription;
  step: ChangeStep;
  isModal: boolean;
  formId: string;
  isValid: boolean;
};

/** Back on the left; on the right, what the step does. */
export function ChangeFoot({ subscription, step, isModal, formId, isValid }: Props) {
  const t = useMessage();
  const locale = useShop().locale.id;
  const isBusy = useNavigation().state !== "idle";
  const { to, linkProps } = useStepLink(subscription.assetId, isModal)("overview");
  return (
    <>
      <ButtonLink tone="line" to={to} {...linkProps}>
        {t("subscriptions.back")}
      </ButtonLink>
      {isConfirmable(subscription) ? (
        <Button type="submit" form={formId} isBusy={isBusy} disabled={!isValid}>
          {confirmText(subscription, step, { t, locale })}
        </Button>
      ) : null}
    </>
  );
}

function confirmText(
  { refund }: ManagedSubscription,
  step: ChangeStep,
  { t, locale }: { t: Translate; locale: string },
): string {
  if (step === "resubscribe") return t("renewal.choosePlan");
  if (!refund?.isAvailable) return t(STEP_TITLES[step]);
  return t("refunds.confirm", { amount: formatMoney(refund.value.amount, locale) });
}
