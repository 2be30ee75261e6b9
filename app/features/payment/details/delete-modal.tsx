import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import type { DeleteAnswer } from "./delete-answer.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { PAYMENT_DETAILS_PATH } from "./payment-details-path.ts";
import type { ShownMethod } from "./payment-details.ts";

type Props = { method: ShownMethod; answer: DeleteAnswer | undefined; onClose: () => void };

export function DeleteModal({ method, answer, onClose }: Props) {
  const t = useMessage();
  return (
    <Modal isOpen onClose={onClose} title={t("payment.delete")} closeLabel={t("common.close")}>
      <DeleteQuestion
        method={method}
        answer={answer}
        path={PAYMENT_DETAILS_PATH}
        keep={
          <Button tone="line" onClick={onClose}>
            {t("payment.keep")}
          </Button>
        }
      />
    </Modal>
  );
}
