import { useLocation } from "react-router";
import type { QuestionTopic } from "../../../catalogue/catalogue.ts";
import { QUESTION_TOPICS } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { LinkList } from "../../../ui/link-list/link-list.tsx";
import { type FaqFilter, faqPath } from "./faq-filter.ts";
import type { FoundQuestions } from "./find-questions.ts";

export const TOPIC_NAMES: Readonly<Record<QuestionTopic, MessageId>> = {
  "service-renewals": "faq.renewals",
  payment: "faq.payment",
  "refunds-cancellations": "faq.refunds",
  "contact-us": "faq.contact",
};

/** All questions are on the page already, so a navigation within it loads nothing. */
export const faqNavigation = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

type Props = { found: FoundQuestions; filter: FaqFilter; className?: string | undefined };

/** Narrows the search to a topic, and shows how many hits each topic has. */
export function TopicList({ found, filter, className }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { state } = useLocation();
  // Words without any hit would make every topic empty.
  const words = found.hasNoHits ? "" : filter.words;
  const linkProps = { ...faqNavigation, state: state as unknown };
  return (
    <nav className={className} aria-label={t("nav.help")}>
      <LinkList
        items={[
          { text: t("faq.top"), to: href("/faqs"), isCurrent: found.kind === "top", linkProps },
          ...QUESTION_TOPICS.map((topic) => ({
            text: t(TOPIC_NAMES[topic]),
            note: String(found.counts[topic]),
            to: href(faqPath({ words, topic })),
            isCurrent: filter.topic === topic,
            linkProps,
          })),
        ]}
      />
    </nav>
  );
}
