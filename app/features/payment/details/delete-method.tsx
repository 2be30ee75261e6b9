import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { DELETE_PARAM, type DeleteAnswer } from "./delete-answer.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import styles from "./details-view.module.css";
import type { ShownMethod } from "./payment-details.ts";
import { PAYMENT_DETAILS_PATH } from "./payment-details-path.ts";

const DeleteModal = lazy(async () => ({ default: (await import("./delete-modal.tsx")).DeleteModal }));

const deletePath = `${PAYMENT_DETAILS_PATH}?${DELETE_PARAM}=1`;

type Props = { method: ShownMethod; answer: DeleteAnswer | undefined };

/** The link that opens the question; without scripts the question is a page of its own. */
export function DeleteMethod({ method, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <p className={styles.delete}>
        <ButtonLink tone="line" to={href(deletePath)} onClick={open}>
          {t("payment.delete")}
        </ButtonLink>
      </p>
      {isOpen ? (
        <Suspense>
          <DeleteModal method={method} answer={answer} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The question as a page. */
export function DeletePage({ method, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <Panel as="section" className={styles.narrow}>
      <h2 className="display d-28">{t("payment.delete")}</h2>
      <DeleteQuestion
        method={method}
        answer={answer}
        path={deletePath}
        keep={
          <ButtonLink tone="line" to={href(PAYMENT_DETAILS_PATH)}>
            {t("payment.keep")}
          </ButtonLink>
        }
      />
    </Panel>
  );
}
