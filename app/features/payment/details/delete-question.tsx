import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { DELETE_INTENT, type DeleteAnswer } from "./delete-answer.ts";
import styles from "./details-view.module.css";
import type { ShownMethod } from "./payment-details.ts";

type Props = {
  method: ShownMethod;
  answer: DeleteAnswer | undefined;
  /** The page that shows the answer. */
  path: string;
  /** The way back without deleting. */
  keep: ReactNode;
};

/** Asks before the payment method is deleted; in a dialog, or on a page of its own without scripts. */
export function DeleteQuestion({ method, answer, path, keep }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formData?.get("intent") === DELETE_INTENT;
  if (answer?.kind === "linked") {
    return (
      <Alert kind="warn" title={t("payment.deleteBlocked")}>
        <TextLink to={href("/account/my-subscriptions")}>{t("payment.viewServices")}</TextLink>
      </Alert>
    );
  }
  return (
    <Form method="post" action={href(path)} preventScrollReset>
      {answer ? <Alert kind="error" title={t("error.unableText")} /> : null}
      <p>{t("payment.deleteText")}</p>
      <input type="hidden" name="recordId" value={method.recordId} />
      <input type="hidden" name="mark" value={method.mark} />
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value={DELETE_INTENT} isBusy={isBusy}>
          {t("payment.delete")}
        </Button>
        {keep}
      </div>
    </Form>
  );
}
