import { useEffect, useRef } from "react";
import { ABOUT_TO_EXPIRE_DAYS } from "../../../domain/expiry.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import styles from "./checkout-basket.module.css";
import type { BasketChange, ChangeAnswer } from "./use-basket-change.ts";

type Props = { answer: ChangeAnswer | undefined; change: BasketChange };

type Failure = Extract<ChangeAnswer, { kind: "failed" | "unavailable" | "notForSale" }>;

const isFailure = (answer: ChangeAnswer): answer is Failure =>
  answer.kind === "failed" || answer.kind === "unavailable" || answer.kind === "notForSale";

const failureText = (failure: Failure) =>
  failure.kind === "notForSale" ? (`renewal.${failure.reason}` as const) : "basket.failed";

/** Says how a change ended, and offers to take a removal back where that is possible. The place is always there, so that it is read out. */
export function ChangeNotice({ answer, change }: Props) {
  const t = useMessage();
  const { Form, address } = change;
  const place = useRef<HTMLDivElement>(null);
  const plan = answer?.kind === "removed" ? answer.plan : undefined;
  const failure = answer && isFailure(answer) ? answer : undefined;
  // The button that was pressed is gone with its item, also while it is on its way back.
  useEffect(() => {
    if (plan || failure) place.current?.focus();
  }, [plan, failure]);
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className={styles.notice}>
      {plan ? (
        <Alert kind="ok" title={t("basket.removed", { service: plan.name })}>
          {plan.isAvailable ? (
            <Form method="post" action={address}>
              <input type="hidden" name="planId" value={plan.planId} />
              <TextButton type="submit" name="intent" value="add">
                {t("basket.undo")}
              </TextButton>
            </Form>
          ) : null}
        </Alert>
      ) : null}
      {failure ? <Alert kind="error" title={t(failureText(failure), { days: ABOUT_TO_EXPIRE_DAYS })} /> : null}
    </div>
  );
}
