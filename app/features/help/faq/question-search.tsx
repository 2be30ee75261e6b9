import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { type FaqFilter, faqPath, MAX_WORDS_LENGTH, TOPIC_PARAMETER, WORDS_PARAMETER } from "./faq-filter.ts";
import styles from "./faq-view.module.css";
import { faqNavigation } from "./topic-list.tsx";
import type { useTypedWords } from "./use-typed-words.ts";

type Props = { field: ReturnType<typeof useTypedWords>["field"]; filter: FaqFilter };

/** Without scripts the form asks the server. */
export function QuestionSearch({ field, filter }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const navigate = useNavigate();
  const { state } = useLocation();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(href(faqPath(filter)), { ...faqNavigation, state });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={onSubmit}>
        {queryFields(href("/faqs")).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filter.topic ? <input type="hidden" name={TOPIC_PARAMETER} value={filter.topic} /> : null}
        <TextField
          {...field}
          id="faq-words"
          type="search"
          name={WORDS_PARAMETER}
          label={t("faq.search")}
          placeholder={t("faq.searchHint")}
          maxLength={MAX_WORDS_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" tone="line" className={styles.go}>
          {t("faq.find")}
        </Button>
      </form>
    </search>
  );
}

/** Site and language, where the address has them in its query: a GET form would replace the query. */
function queryFields(address: string): [string, string][] {
  return [...new URLSearchParams(address.split("?")[1] ?? "")];
}
