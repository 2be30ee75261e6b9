import type { RefObject } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { mismatchContinuation, type PaymentPage } from "../rules/mismatch-continuation.ts";
import { ERROR_TEXTS, type ShownError } from "../rules/payment-error-text.ts";
import { useCallHref } from "./use-call-href.ts";

type PaymentErrorModalProps = {
  error: ShownError;
  page: PaymentPage;
  onClose: () => void;
  /** The focus may have been in a page of the bank's that is gone by now. */
  returnTo?: RefObject<HTMLElement | null>;
};

/** Says what went wrong with a payment, and goes on from there. */
export function PaymentErrorModal({ error, page, onClose, returnTo }: PaymentErrorModalProps) {
  const t = useMessage();
  const goOn = useMismatchContinuation(page);
  const { title, lines } = ERROR_TEXTS[error];
  const close = error === "billing_address_missmatch" ? goOn : onClose;
  return (
    <Modal
      isOpen
      onClose={close}
      title={t(title)}
      closeLabel={t("common.close")}
      {...(returnTo && { returnTo })}
      foot={
        <Button isWide onClick={close}>
          {t("payment.tryAgain")}
        </Button>
      }
    >
      <div className="stack">
        {lines.map((line) => (
          <p key={line}>{t(line)}</p>
        ))}
      </div>
    </Modal>
  );
}

/** The page is loaded anew: address and method are to be chosen afresh. */
function useMismatchContinuation(page: PaymentPage): () => void {
  const hrefOf = useCallHref();
  const path = mismatchContinuation(page);
  return () => (path === undefined ? location.reload() : location.assign(hrefOf(path)));
}
