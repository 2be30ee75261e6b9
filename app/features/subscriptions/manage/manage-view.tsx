import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { type Refusal, REFUSAL_TEXTS } from "../change/refusal.ts";
import type { ManagedSubscription } from "./load-managed-subscription.server.ts";
import { CloseButton, ManageFrame } from "./manage-frame.tsx";
import type { ManageStep } from "./manage-step.ts";
import { OverviewStep } from "./overview-step.tsx";
import { RefundStep } from "./refund-step.tsx";
import { ResubscribeStep } from "./resubscribe-step.tsx";
import { TurnOffStep } from "./turn-off-step.tsx";
import { TurnOnStep } from "./turn-on-step.tsx";

export type StepProps = {
  subscription: ManagedSubscription;
  isModal: boolean;
  /** Why the last attempt changed nothing. */
  refusal?: ReactNode;
};

const STEPS: Readonly<Record<ManageStep, (props: StepProps) => ReactNode>> = {
  overview: OverviewStep,
  "turn-off": TurnOffStep,
  "turn-on": TurnOnStep,
  refund: RefundStep,
  resubscribe: ResubscribeStep,
};

type Props = { subscription: ManagedSubscription | undefined; refusal: Refusal | undefined; isModal: boolean };

/** The manage dialog in any of its steps; without a subscription, order management does not answer. */
export function ManageView({ subscription, refusal, isModal }: Props) {
  const t = useMessage();
  if (!subscription) {
    return (
      <ManageFrame isModal={isModal} title={t("page.subscriptions")} step="" foot={<CloseButton isModal={isModal} />}>
        <PartUnavailable />
      </ManageFrame>
    );
  }
  const Step = STEPS[subscription.step];
  const alert = refusal ? (
    <Alert kind="error" title={t("subscriptions.refusedTitle")}>
      <p>{t(REFUSAL_TEXTS[refusal])}</p>
    </Alert>
  ) : null;
  return <Step subscription={subscription} isModal={isModal} refusal={alert} />;
}
