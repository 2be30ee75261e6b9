import { type ReactNode, useId } from "react";
import { Form, useNavigation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import type { ChangeForm } from "../change/change-form.ts";
import { ManageFrame } from "./manage-frame.tsx";
import type { StepProps } from "./manage-view.tsx";
import { useStepLink } from "./use-step-link.ts";

type Props = StepProps & {
  title: string;
  intent: ChangeForm["intent"];
  /** The text of the button that sends the form; without it the step cannot be confirmed. */
  confirm: string | undefined;
  isInvalid?: boolean;
  children: ReactNode;
};

/** A second step: a form with Back on the left and what it does on the right. */
export function ChangeStep({ subscription, isModal, refusal, title, intent, confirm, isInvalid, children }: Props) {
  const t = useMessage();
  const formId = useId();
  const isBusy = useNavigation().state !== "idle";
  const { to, linkProps } = useStepLink(subscription.assetId, isModal)("overview");
  return (
    <ManageFrame
      isModal={isModal}
      title={title}
      step={subscription.step}
      isFootSplit
      foot={
        <>
          <ButtonLink tone="line" to={to} {...linkProps}>
            {t("subscriptions.back")}
          </ButtonLink>
          {confirm ? (
            <Button type="submit" form={formId} isBusy={isBusy} disabled={isInvalid}>
              {confirm}
            </Button>
          ) : null}
        </>
      }
    >
      {confirm ? (
        <Form id={formId} method="post" replace preventScrollReset className="stack">
          <input type="hidden" name="intent" value={intent} />
          {refusal}
          {children}
        </Form>
      ) : (
        <div className="stack">{children}</div>
      )}
    </ManageFrame>
  );
}
