import { useMessage } from "../../i18n/message.tsx";
import { useFocusOnAnswer } from "../../page/use-focus-on-answer.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";

/** The declaration could not be taken now. It takes the focus, as the list of problems does. */
export function FilingProblem() {
  const t = useMessage();
  const href = useRouterTarget();
  const box = useFocusOnAnswer(true);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="error" title={t("withdrawal.failedTitle")}>
        <p>{t("withdrawal.failedText")}</p>
        <p>
          <TextLink to={href("/contact-us")}>{t("common.contactUs")}</TextLink>
        </p>
      </Alert>
    </div>
  );
}
