import type { HelpQuestion } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import type { PagePart } from "../../../request/account/read-part.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Accordion } from "../../../ui/accordion/accordion.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import styles from "./help-questions.module.css";

/** The questions this visitor may read, and the way to the search. */
export function HelpQuestions({ questions }: { questions: PagePart<HelpQuestion[]> }) {
  const t = useMessage();
  const href = useRouterTarget();
  const title = <h2 className="display d-36">{t("page.faq")}</h2>;
  return (
    <section>
      {questions.isAvailable ? (
        <Accordion
          measuredAs="faq"
          head={{ title, openAllLabel: t("faq.openAll"), closeAllLabel: t("faq.closeAll") }}
          items={questions.value.map(({ id, question, answerHtml }) => ({
            id: `question-${id}`,
            title: question,
            // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
            content: <div dangerouslySetInnerHTML={{ __html: answerHtml }} />,
          }))}
        />
      ) : (
        <>
          {title}
          <PartUnavailable />
        </>
      )}
      <p className={styles.more}>
        <TextLink to={href("/faqs")}>{t("contact.searchQuestions")}</TextLink>
      </p>
    </section>
  );
}
