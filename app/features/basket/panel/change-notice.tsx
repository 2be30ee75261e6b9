import { useEffect, useRef } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import styles from "./checkout-basket.module.css";
import type { BasketChange, ChangeAnswer } from "./use-basket-change.ts";

type Props = { answer: ChangeAnswer | undefined; change: BasketChange };

/** Says how a change ended, and offers to take a removal back where that is possible. The place is always there, so that it is read out. */
export function ChangeNotice({ answer, change }: Props) {
  const t = useMessage();
  const { Form, address } = change;
  const place = useRef<HTMLDivElement>(null);
  const plan = answer?.kind === "removed" ? answer.plan : undefined;
  // The button that was pressed is gone with its item.
  useEffect(() => {
    if (plan) place.current?.focus();
  }, [plan]);
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
      {answer?.kind === "failed" || answer?.kind === "unavailable" ? (
        <Alert kind="error" title={t("basket.failed")} />
      ) : null}
    </div>
  );
}
