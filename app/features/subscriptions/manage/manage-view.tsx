import { type ReactNode, useId, useState } from "react";
import { Form } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import type { TypedReason } from "../change/change-reasons.ts";
import { type Refusal, REFUSAL_TEXTS } from "../change/refusal.ts";
import type { FieldsProps } from "./fields/fields-props.ts";
import type { ManagedSubscription } from "./load-managed-subscription.server.ts";
import { ChangeFoot } from "./change-foot.tsx";
import { CloseButton, ManageFrame } from "./manage-frame.tsx";
import { isConfirmable } from "./is-confirmable.ts";
import { type ChangeStep, STEP_INTENTS, STEP_TITLES } from "./manage-step.ts";
import { Overview, OverviewFoot } from "./overview.tsx";
import { RefundFields } from "./fields/refund-fields.tsx";
import { ResubscribeFields } from "./fields/resubscribe-fields.tsx";
import { TurnOffFields } from "./fields/turn-off-fields.tsx";
import { TurnOnFields } from "./fields/turn-on-fields.tsx";

const FIELDS: Readonly<Record<ChangeStep, (props: FieldsProps) => ReactNode>> = {
  "turn-off": TurnOffFields,
  "turn-on": TurnOnFields,
  refund: RefundFields,
  resubscribe: ResubscribeFields,
};

type Props = {
  subscription: ManagedSubscription | undefined;
  refusal: Refusal | undefined;
  typed: TypedReason | undefined;
  isModal: boolean;
};

/** The manage dialog in any of its steps; without a subscription, order management does not answer. */
export function ManageView({ subscription, ...props }: Props) {
  const t = useMessage();
  if (subscription) return <Steps subscription={subscription} {...props} />;
  const { isModal } = props;
  return (
    <ManageFrame isModal={isModal} title={t("page.subscriptions")} step="" foot={<CloseButton isModal={isModal} />}>
      <PartUnavailable />
    </ManageFrame>
  );
}

/** All steps are in one frame, so that the dialog stays open from one to the next. */
function Steps({ subscription, refusal, typed, isModal }: Props & { subscription: ManagedSubscription }) {
  const t = useMessage();
  const formId = useId();
  const [isValid, setIsValid] = useState(true);
  const { step, name, image, options } = subscription;
  const alert = refusal ? (
    <Alert kind="error" title={t("subscriptions.refusedTitle")}>
      <p>{t(REFUSAL_TEXTS[refusal])}</p>
    </Alert>
  ) : null;
  if (step === "overview") {
    return (
      <ManageFrame
        isModal={isModal}
        title={name}
        image={image}
        step={step}
        foot={<OverviewFoot options={options} isModal={isModal} />}
        isFootSplit={options.canRenewNow}
      >
        <Overview subscription={subscription} isModal={isModal} alert={alert} />
      </ManageFrame>
    );
  }
  const Fields = FIELDS[step];
  return (
    <ManageFrame
      isModal={isModal}
      title={t(STEP_TITLES[step])}
      subject={{ name, image }}
      step={step}
      foot={<ChangeFoot subscription={subscription} step={step} isModal={isModal} formId={formId} isValid={isValid} />}
      isFootSplit
    >
      {isConfirmable(subscription) ? (
        <Form id={formId} method="post" replace preventScrollReset className="stack">
          {alert}
          <Fields subscription={subscription} typed={typed} onValidityChange={setIsValid} />
          <input type="hidden" name="intent" value={STEP_INTENTS[step]} />
        </Form>
      ) : (
        <PartUnavailable />
      )}
    </ManageFrame>
  );
}
