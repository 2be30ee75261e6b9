import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { guestOrderPath } from "../../../request/guest-order/guest-order-paths.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import styles from "./guest-order-view.module.css";
import { ABOUT_PARAMETER, ABOUT_VALUE, type GuestVisit } from "./guest-visit.ts";
import { useClosingTime } from "./use-closing-time.ts";

const GuestModal = lazy(async () => ({ default: (await import("./guest-modal.tsx")).GuestModal }));

/** Says that the order is open on this device, and until when. Without scripts the link opens a page. */
export function GuestNotice({ visit }: { visit: GuestVisit }) {
  const t = useMessage();
  const href = useRouterTarget();
  const time = useClosingTime(visit);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <div className={styles.notice}>
      <p>{t("guestOrder.until", { time })}</p>
      <TextLink
        to={href(`${guestOrderPath(visit.orderNumber)}?${ABOUT_PARAMETER}=${ABOUT_VALUE}`)}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t("guestOrder.about")}
      </TextLink>
      {isOpen ? (
        <Suspense>
          <GuestModal visit={visit} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
