import { useLocation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { type FaqFilter, faqPath } from "./faq-filter.ts";
import styles from "./faq-view.module.css";
import type { FoundQuestions } from "./find-questions.ts";
import { faqNavigation } from "./topic-list.tsx";

type Props = { title: string; found: FoundQuestions; filter: FaqFilter };

/** What a visitor can do when a search has found nothing. */
export function NoQuestions({ title, found, filter }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { state } = useLocation();
  const linkProps = { ...faqNavigation, state: state as unknown };
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      text={t("faq.noneText")}
      action={
        <>
          {found.suggestions.length > 0 ? (
            <div className={styles.suggestions}>
              <p>{t("faq.tryWords")}</p>
              <ul>
                {found.suggestions.map((word) => (
                  <li key={word}>
                    <TextLink {...linkProps} to={href(faqPath({ words: word }))}>
                      {word}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {found.hasNoHits ? null : (
            <ButtonLink {...linkProps} tone="line" to={href(faqPath({ words: filter.words }))}>
              {t("faq.searchAllTopics")}
            </ButtonLink>
          )}
          <ButtonLink tone="line" to={href("/contact-us")}>
            {t("faq.askUs")}
          </ButtonLink>
        </>
      }
    />
  );
}
