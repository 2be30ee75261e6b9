import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Accordion } from "../../../ui/accordion/accordion.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { faqPath } from "../faq/faq-filter.ts";
import type { AccountHelp } from "./load-account-help.server.ts";
import styles from "./account-help.module.css";

/** The questions of customers, and the way to a person. */
export function AccountHelpView({ help: { text, questions } }: { help: AccountHelp }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={styles.help}>
      {questions.isAvailable ? (
        <div>
          <Accordion
            measuredAs="faq"
            head={{
              title: <h2 className="display d-36">{t("page.faq")}</h2>,
              openAllLabel: t("faq.openAll"),
              closeAllLabel: t("faq.closeAll"),
            }}
            items={questions.value.map(({ id, question, answerHtml }) => ({
              id: `question-${id}`,
              title: question,
              // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
              content: <div dangerouslySetInnerHTML={{ __html: answerHtml }} />,
            }))}
          />
          <p className={styles.more}>
            <TextLink to={href("/faqs")}>{t("renewal.allQuestions")}</TextLink>
          </p>
        </div>
      ) : (
        <section>
          <h2 className="display d-36">{t("page.faq")}</h2>
          <PartUnavailable />
        </section>
      )}
      <Panel as="aside" className={styles.contact}>
        <h2 className="display d-22">{text?.title ?? t("help.title")}</h2>
        {/* oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it */}
        {text ? <div className="quiet" dangerouslySetInnerHTML={{ __html: text.bodyHtml }} /> : null}
        <ButtonLink tone="line" to={href(faqPath({ words: "", topic: "contact-us" }))}>
          {t("common.contactUs")}
        </ButtonLink>
      </Panel>
    </div>
  );
}
