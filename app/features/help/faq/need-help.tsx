import type { HelpText } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import styles from "./faq-view.module.css";

export function NeedHelp({ text }: { text: HelpText | undefined }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <Panel className={styles.help}>
      <div>
        <h2>{text?.title ?? t("common.needHelp")}</h2>
        {/* oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it */}
        {text ? <div className="quiet" dangerouslySetInnerHTML={{ __html: text.bodyHtml }} /> : null}
      </div>
      <ButtonLink tone="line" to={href("/contact-us")}>
        {t("common.contactUs")}
      </ButtonLink>
    </Panel>
  );
}
