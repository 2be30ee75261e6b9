import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { AboutGuestView } from "./about-guest-view.tsx";
import type { GuestVisit } from "./guest-visit.ts";

export function GuestModal({ visit, onClose }: { visit: GuestVisit; onClose: () => void }) {
  const t = useMessage();
  return (
    <Modal isOpen onClose={onClose} title={t("guestOrder.aboutTitle")} closeLabel={t("common.close")}>
      <AboutGuestView visit={visit} back={<Button onClick={onClose}>{t("guestOrder.back")}</Button>} />
    </Modal>
  );
}
