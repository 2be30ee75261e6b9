import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { CaseList } from "../cases/case-list.tsx";
import { CONTACT_PATH } from "../contact/contact-path.ts";
import { PhoneLine } from "../contact/phone-line.tsx";
import { HelpQuestions } from "../questions/help-questions.tsx";
import type { AccountHelp } from "./load-account-help.server.ts";
import styles from "./account-help.module.css";

/** The messages and questions of customers, and the way to a person. */
export function AccountHelpView({ help: { text, channels, questions, cases } }: { help: AccountHelp }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={styles.help}>
      <Panel as="aside" className={styles.contact}>
        <h2 className="display d-22">{text?.title ?? t("help.title")}</h2>
        {/* oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it */}
        {text ? <div className="quiet" dangerouslySetInnerHTML={{ __html: text.bodyHtml }} /> : null}
        {channels.isAvailable
          ? channels.value.phones.map((phone) => <PhoneLine key={phone.number} phone={phone} isShort />)
          : null}
        <ButtonLink tone="line" to={href(CONTACT_PATH)}>
          {t("common.contactUs")}
        </ButtonLink>
      </Panel>
      <div className={styles.main}>
        <CaseList cases={cases} />
        <HelpQuestions questions={questions} />
      </div>
    </div>
  );
}
