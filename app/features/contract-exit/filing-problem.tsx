import { useEffect, useRef } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";

/** The declaration could not be taken now. It takes the focus, as the list of problems does. */
export function FilingProblem() {
  const t = useMessage();
  const href = useRouterTarget();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
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
