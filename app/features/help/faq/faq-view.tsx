import { useLocation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { readFaqFilter } from "./faq-filter.ts";
import styles from "./faq-view.module.css";
import { findQuestions } from "./find-questions.ts";
import type { FaqPage } from "./load-faq.server.ts";
import { NeedHelp } from "./need-help.tsx";
import { QuestionList } from "./question-list.tsx";
import { QuestionSearch } from "./question-search.tsx";
import { TopicList } from "./topic-list.tsx";
import { useQuestionIndex } from "./use-question-index.ts";
import { useTypedWords } from "./use-typed-words.ts";

type Props = {
  page: FaqPage;
  /** The page the visitor came from. */
  back: string | undefined;
};

/** The whole help on one page. The server filters by the address; then the script filters while the visitor types. */
export function FaqView({ page: { questions, needHelp }, back }: Props) {
  const t = useMessage();
  const { search } = useLocation();
  const filterInAddress = readFaqFilter(search);
  const { words, field } = useTypedWords(filterInAddress.words);
  const filter = { ...filterInAddress, words };
  const found = findQuestions(questions, filter, useQuestionIndex(questions));
  const parts = [
    <TopicList key="topics" className={styles.topics} found={found} filter={filter} />,
    <div key="questions" className={styles.questions}>
      <QuestionList found={found} filter={filter} all={questions} />
      <NeedHelp text={needHelp} />
    </div>,
  ];
  return (
    <div className={classNames("wrap", styles.page)}>
      <FaqBreadcrumb back={back} />
      <div className={classNames("grid", styles.columns)}>
        <div className={classNames("stack", styles.find)}>
          <h1 className="display d-48">{t("faq.title")}</h1>
          <QuestionSearch field={field} filter={filter} />
        </div>
        {/* On a phone the results are right under the search field. */}
        {found.kind === "words" ? parts.toReversed() : parts}
      </div>
    </div>
  );
}

function FaqBreadcrumb({ back }: Pick<Props, "back">) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={styles.breadcrumb}>
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: t("nav.help") }]}
      />
      {back ? <TextLink to={href(back)}>{t("faq.back")}</TextLink> : null}
    </div>
  );
}
