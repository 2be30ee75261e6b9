import type { QuestionTopic } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { Accordion } from "../../../ui/accordion/accordion.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { QUESTIONS_ID } from "./faq-filter.ts";
import styles from "./faq-view.module.css";
import type { FoundQuestions } from "./find-questions.ts";
import { TOPIC_NAMES } from "./topic-list.tsx";

type Props = { found: FoundQuestions; topic: QuestionTopic | undefined };

export function QuestionList({ found: { kind, questions }, topic }: Props) {
  const t = useMessage();
  const count = t("faq.results", { count: questions.length });
  const title = kind === "words" ? count : t(topic ? TOPIC_NAMES[topic] : "faq.top");
  return (
    <section id={QUESTIONS_ID} className={styles.list}>
      <output className="vh">{kind === "top" ? "" : count}</output>
      {questions.length > 0 ? (
        <Accordion
          // Typing keeps the opened questions; another topic starts with its own.
          key={kind + (topic ?? "")}
          measuredAs="faq"
          openItems={kind === "top" ? questions.slice(0, 1).map(({ id }) => itemId(id)) : []}
          head={{
            title: <h2 className="display d-28">{title}</h2>,
            openAllLabel: t("faq.openAll"),
            closeAllLabel: t("faq.closeAll"),
          }}
          items={questions.map(({ id, question, answerHtml }) => ({
            id: itemId(id),
            title: question,
            // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
            content: <div dangerouslySetInnerHTML={{ __html: answerHtml }} />,
          }))}
        />
      ) : (
        <EmptyState headingLevel="h2" title={count} text={t("faq.noneText")} />
      )}
    </section>
  );
}

const itemId = (id: string) => `question-${id}`;
