import { useLocation } from "react-router";
import type { HelpText } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { faqPath } from "./faq-filter.ts";
import styles from "./faq-view.module.css";

type Props = {
  text: HelpText | undefined;
  /** Whether the contact questions are on the page already. */
  isShown: boolean;
};

export function NeedHelp({ text, isShown }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { state } = useLocation();
  return (
    <Panel className={styles.help}>
      <div>
        <h2>{text?.title ?? t("common.needHelp")}</h2>
        {/* oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it */}
        {text ? <div className="quiet" dangerouslySetInnerHTML={{ __html: text.bodyHtml }} /> : null}
      </div>
      {isShown ? null : (
        <ButtonLink
          defaultShouldRevalidate={false}
          tone="line"
          to={href(faqPath({ words: "", topic: "contact-us" }))}
          state={state}
        >
          {t("common.contactUs")}
        </ButtonLink>
      )}
    </Panel>
  );
}
