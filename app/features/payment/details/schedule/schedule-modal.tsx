import { useMessage } from "../../../../i18n/message.tsx";
import { useCloseModal } from "../../../../page/use-close-modal.ts";
import { Modal } from "../../../../ui/modal/modal.tsx";
import { ScheduleList, type ScheduleProps } from "./schedule-list.tsx";

export function ScheduleModal(props: ScheduleProps) {
  const t = useMessage();
  return (
    <Modal isOpen onClose={useCloseModal()} title={t("payment.schedule")} closeLabel={t("common.close")}>
      <ScheduleList {...props} />
    </Modal>
  );
}
