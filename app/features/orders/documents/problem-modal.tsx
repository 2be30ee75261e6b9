import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { type DocumentProblem, problemTexts } from "./document-problem.ts";

/** Says why a document could not be opened. */
export function ProblemModal({ problem, onClose }: { problem: DocumentProblem; onClose: () => void }) {
  const t = useMessage();
  const { title, text } = problemTexts(problem);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(title)}
      closeLabel={t("common.close")}
      foot={
        <Button isWide onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      <p>{t(text)}</p>
    </Modal>
  );
}
