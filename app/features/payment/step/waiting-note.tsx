import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Spinner } from "../../../ui/spinner/spinner.tsx";
import { RetryForm } from "../../../page/retry-form.tsx";
import { CANCEL_PAYMENT_INTENT } from "../payment-view.ts";
import styles from "../payment-step.module.css";

/** Shown while the outcome of a payment is not known. It never says that nothing was charged. */
export function WaitingNote({ orderNo }: { orderNo?: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} data-payment="waiting" className={styles.waiting}>
      {orderNo === undefined ? <Confirming /> : <AtBank orderNo={orderNo} />}
      <noscript>
        <RetryForm tone="line" />
      </noscript>
    </div>
  );
}

function Confirming() {
  const t = useMessage();
  return (
    <>
      <Alert kind="info" title={t("payment.confirmingTitle")}>
        {t("payment.confirmingText")}
      </Alert>
      <Spinner label={t("payment.confirmingTitle")} />
    </>
  );
}

function AtBank({ orderNo }: { orderNo: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <>
      <Alert kind="info" title={t("payment.atBankText")} />
      <Form method="post" action={href("/checkout")} reloadDocument>
        <input type="hidden" name="orderNo" value={orderNo} />
        <Button type="submit" tone="line" name="intent" value={CANCEL_PAYMENT_INTENT}>
          {t("payment.cancel")}
        </Button>
      </Form>
    </>
  );
}
