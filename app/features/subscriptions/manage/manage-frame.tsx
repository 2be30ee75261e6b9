import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useCloseModal } from "../../../page/use-close-modal.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { ServiceArt } from "../../../ui/service-art/service-art.tsx";
import styles from "./manage-frame.module.css";

type FrameProps = {
  isModal: boolean;
  title: string;
  image?: string;
  /** What the step is about; the dialog has said it before, a page of its own has not. */
  subject?: { name: string; image: string | undefined };
  /** Changes with the step; the focus follows to its start. */
  step: string;
  foot: ReactNode;
  isFootSplit?: boolean;
  children: ReactNode;
};

/** The content of the manage dialog: over the list, or as a page of its own. */
export function ManageFrame({ isModal, ...props }: FrameProps) {
  return isModal ? <ManageModal {...props} /> : <ManagePage {...props} />;
}

type ContentProps = Omit<FrameProps, "isModal">;

function ManageModal({ title, image, step, foot, isFootSplit, children }: ContentProps) {
  const t = useMessage();
  const close = useCloseModal();
  const content = useFocusOnStep(step);
  return (
    <Modal
      isOpen
      onClose={close}
      title={title}
      closeLabel={t("common.close")}
      art={image ? <ServiceArt src={image} /> : undefined}
      foot={foot}
      isFootSplit={isFootSplit}
      returnTo={mainContent}
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </div>
    </Modal>
  );
}

/** Focused after closing, if the card whose button opened the dialog is gone. */
const mainContent = {
  get current() {
    return document.querySelector("main");
  },
};

/** The link that led to the step is gone with it, so the focus moves to the new content. */
function useFocusOnStep(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    content.current?.focus();
  }, [step]);
  return content;
}

/** The head beside the content where there is space for both. */
function ManagePage({ title, subject, image = subject?.image, foot, children }: ContentProps) {
  const titleId = useId();
  return (
    <Panel as="section" labelledBy={titleId} className={styles.page}>
      <div className={styles.head}>
        {image ? (
          <div className={styles.art}>
            <ServiceArt src={image} isLazy={false} />
          </div>
        ) : null}
        <div>
          <h2 id={titleId} className="display d-28">
            {title}
          </h2>
          {subject ? <p className="quiet">{subject.name}</p> : null}
        </div>
      </div>
      <div className={styles.body}>
        {children}
        <div className={styles.foot}>{foot}</div>
      </div>
    </Panel>
  );
}

/** Closes the dialog; on a page of its own, leads to the list. */
export function CloseButton({ isModal }: Pick<FrameProps, "isModal">) {
  const t = useMessage();
  const href = useRouterTarget();
  const close = useCloseModal();
  if (isModal) {
    return (
      <Button tone="line" onClick={close}>
        {t("common.close")}
      </Button>
    );
  }
  return (
    <ButtonLink tone="line" to={href("/account/my-subscriptions")}>
      {t("common.close")}
    </ButtonLink>
  );
}
