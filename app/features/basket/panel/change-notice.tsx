import { useEffect, useRef, useState } from "react";
import { RENEWAL_OPENS_DAYS } from "../../../domain/expiry.ts";
import { shownRefusal } from "../../../domain/sale/purchase-rules.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import type { BasketChange, ChangeAnswer } from "./use-basket-change.ts";

type Props = {
  answer: ChangeAnswer | undefined;
  /** The name of the service that was put back after its removal. */
  restored: string | undefined;
  change: Pick<BasketChange, "Form" | "action">;
  className?: string | undefined;
};

type Failure = Extract<ChangeAnswer, { kind: "failed" | "notSold" | "purchaseRefused" }>;

const isFailure = (answer: ChangeAnswer): answer is Failure =>
  answer.kind === "failed" || answer.kind === "notSold" || answer.kind === "purchaseRefused";

const failureText = (failure: Failure) =>
  failure.kind === "purchaseRefused" ? (`renewal.${shownRefusal(failure.reason)}` as const) : "basket.failed";

/** Says how a change ended, and offers to undo a removal where possible. Always rendered, so that screen readers announce it. */
export function ChangeNotice({ answer, restored, change, className }: Props) {
  const t = useMessage();
  const { Form, action } = change;
  const region = useRef<HTMLDivElement>(null);
  const plan = answer?.kind === "removed" ? answer.plan : undefined;
  const failure = answer && isFailure(answer) ? answer : undefined;
  // The button that was pressed is gone: with its item, or with the offer to undo.
  useEffect(() => {
    if (plan || restored || failure) region.current?.focus();
  }, [plan, restored, failure]);
  return (
    <div ref={region} tabIndex={-1} aria-live="polite" className={className}>
      {plan ? (
        <Alert kind="ok" title={t("basket.removed", { service: plan.name })}>
          {plan.canAddAgain ? (
            <Form method="post" action={action}>
              <input type="hidden" name="planId" value={plan.planId} />
              <TextButton type="submit" name="intent" value="add">
                {t("basket.undo")}
              </TextButton>
            </Form>
          ) : null}
        </Alert>
      ) : null}
      {answer?.kind === "termChanged" ? <Alert kind="ok" title={t("basket.termChanged", answer)} /> : null}
      {restored ? <Alert kind="ok" title={t("renewal.added", { service: restored })} /> : null}
      {failure ? <Alert kind="error" title={t(failureText(failure), { days: RENEWAL_OPENS_DAYS })} /> : null}
    </div>
  );
}

/**
 * The name of the service that was put back after its removal. For the parent of the notice: an empty and a filled basket
 * each mount a notice of their own, so the notice cannot remember it from one to the other.
 */
export function useRestored(answer: ChangeAnswer | undefined): string | undefined {
  const [removed, setRemoved] = useState<string>();
  const name = answer?.kind === "removed" ? answer.plan?.name : undefined;
  if (name !== undefined && name !== removed) setRemoved(name);
  return answer?.kind === "added" ? removed : undefined;
}
