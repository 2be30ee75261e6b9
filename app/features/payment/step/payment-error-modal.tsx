import type { RefObject } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { mismatchContinuation, type MismatchPage } from "../rules/mismatch-continuation.ts";
import { ERROR_TEXTS, type ShownError } from "../rules/payment-error-text.ts";
import { useFullPath } from "../../../site/shop-context.tsx";

type PaymentErrorModalProps = {
  error: ShownError;
  page: MismatchPage;
  onClose: () => void;
  /** Gets the focus, which may have been in a bank's frame that is gone. */
  returnTo?: RefObject<HTMLElement | null>;
};

/** Shows an error of a payment, and continues from there. */
export function PaymentErrorModal({ error, page, onClose, returnTo }: PaymentErrorModalProps) {
  const t = useMessage();
  const continueAfterMismatch = useMismatchContinuation(page);
  const { title, lines } = ERROR_TEXTS[error];
  const close = error === "billing_address_missmatch" ? continueAfterMismatch : onClose;
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

/** Loads the document again, so that address and method are chosen again. */
function useMismatchContinuation(page: MismatchPage): () => void {
  const hrefOf = useFullPath();
  const path = mismatchContinuation(page);
  return () => (path === undefined ? location.reload() : location.assign(hrefOf(path)));
}
