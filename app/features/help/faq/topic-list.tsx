import { useLocation } from "react-router";
import type { QuestionTopic } from "../../../catalogue/catalogue.ts";
import { QUESTION_TOPICS } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useShopHref } from "../../../site/shop-context.tsx";
import { LinkList } from "../../../ui/link-list/link-list.tsx";
import { type FaqFilter, faqPath } from "./faq-filter.ts";
import type { FoundQuestions } from "./find-questions.ts";

export const TOPIC_NAMES: Readonly<Record<QuestionTopic, MessageId>> = {
  "service-renewals": "faq.renewals",
  payment: "faq.payment",
  "refunds-cancellations": "faq.refunds",
  "contact-us": "faq.contact",
};

/** All questions are on the page already: nobody is asked for them again. */
export const withinHelp = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

type Props = { found: FoundQuestions; filter: FaqFilter; className?: string | undefined };

/** The topics narrow what is searched for, and say how much of it each of them has. */
export function TopicList({ found, filter, className }: Props) {
  const t = useMessage();
  const href = useShopHref();
  const { state } = useLocation();
  // Words that are nowhere would make every topic empty.
  const words = found.isNowhere ? "" : filter.words;
  const way = { ...withinHelp, state: state as unknown };
  return (
    <nav className={className} aria-label={t("nav.help")}>
      <LinkList
        items={[
          { text: t("faq.top"), to: href("/faqs"), isCurrent: found.kind === "top", way },
          ...QUESTION_TOPICS.map((topic) => ({
            text: t(TOPIC_NAMES[topic]),
            note: String(found.counts[topic]),
            to: href(faqPath({ words, topic })),
            isCurrent: filter.topic === topic,
            way,
          })),
        ]}
      />
    </nav>
  );
}
