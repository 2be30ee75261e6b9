import { useEffect, useRef } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Spinner } from "../../../ui/spinner/spinner.tsx";
import { RetryForm } from "../../../visit/retry-form.tsx";
import styles from "../payment-step.module.css";

/** While nobody knows how a payment ended. It never says that nothing was charged. */
export function WaitingNote() {
  const t = useMessage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} data-payment="waiting" className={styles.waiting}>
      <Alert kind="info" title={t("payment.confirmingTitle")}>
        {t("payment.confirmingText")}
      </Alert>
      <Spinner label={t("payment.confirmingTitle")} />
      <noscript>
        <RetryForm tone="line" />
      </noscript>
    </div>
  );
}
