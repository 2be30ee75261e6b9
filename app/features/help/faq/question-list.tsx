import type { HelpQuestion } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { Accordion, type AccordionItem } from "../../../ui/accordion/accordion.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type FaqFilter, QUESTIONS_ID } from "./faq-filter.ts";
import styles from "./faq-view.module.css";
import { type FoundQuestions, topQuestions } from "./find-questions.ts";
import { NoQuestions } from "./no-questions.tsx";
import { type FoundWords, markHtml, markText } from "./search/mark-words.ts";
import { TOPIC_NAMES } from "./topic-list.tsx";
import { useSettled } from "./use-settled.ts";

type Props = { found: FoundQuestions; filter: FaqFilter; all: readonly HelpQuestion[] };

const ANNOUNCED_AFTER_MS = 400;

export function QuestionList({ found, filter, all }: Props) {
  const t = useMessage();
  const { kind, questions } = found;
  const { topic } = filter;
  const count = t("faq.results", { count: questions.length });
  const title = kind === "words" ? count : t(topic ? TOPIC_NAMES[topic] : "faq.top");
  const announced = useSettled(kind === "top" ? "" : count, ANNOUNCED_AFTER_MS);
  return (
    <section id={QUESTIONS_ID} className={styles.list}>
      <output className="vh">{announced}</output>
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
          items={questions.map((question) => accordionItem(question, found.words))}
        />
      ) : (
        <>
          <NoQuestions title={count} found={found} filter={filter} />
          <h2 className={classNames("display d-28", styles.instead)}>{t("faq.top")}</h2>
          <Accordion measuredAs="faq" items={topQuestions(all).map((question) => accordionItem(question, NOTHING))} />
        </>
      )}
    </section>
  );
}

const NOTHING: FoundWords = new Set();

function accordionItem({ id, question, answerHtml }: HelpQuestion, found: FoundWords): AccordionItem {
  return {
    id: itemId(id),
    title: <MarkedTitle text={question} found={found} />,
    // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
    content: <div dangerouslySetInnerHTML={{ __html: markHtml(answerHtml, found) }} />,
  };
}

function MarkedTitle({ text, found }: { text: string; found: FoundWords }) {
  const pieces = markText(text, found);
  return (
    <span>
      {pieces.map((piece, position) =>
        // oxlint-disable-next-line react/no-array-index-key -- the pieces are the text in its order
        piece.isMarked ? <mark key={position}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}

const itemId = (id: string) => `question-${id}`;
