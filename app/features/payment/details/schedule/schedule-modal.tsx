import { useNavigate } from "react-router";
import { useMessage } from "../../../../i18n/message.tsx";
import { Modal } from "../../../../ui/modal/modal.tsx";
import { ScheduleList, type ScheduleProps } from "./schedule-list.tsx";

/** The entry of the dialog follows that of the page below it, so closing it goes back. */
export function ScheduleModal(props: ScheduleProps) {
  const t = useMessage();
  const navigate = useNavigate();
  return (
    <Modal isOpen onClose={() => void navigate(-1)} title={t("payment.schedule")} closeLabel={t("common.close")}>
      <ScheduleList {...props} />
    </Modal>
  );
}
