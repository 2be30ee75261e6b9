import type { MouseEvent } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { useFocusOnAnswer } from "../../page/use-focus-on-answer.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import type { FieldProblem } from "../check-address.ts";
import styles from "./address-fieldset.module.css";

type Props<Field extends string> = {
  problems: readonly FieldProblem<Field>[];
  /** All problems that were found when the form was sent. */
  raised: readonly FieldProblem<Field>[];
  idOf: (field: Field) => string;
};

/** Lists the problems with links to their fields. It takes the focus each time the form is sent with problems. */
export function ProblemSummary<Field extends string>({ problems, raised, idOf }: Props<Field>) {
  const t = useMessage();
  const box = useFocusOnAnswer(raised.length > 0 && raised);
  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Alert kind="error" title={t("checkout.attention", { count: problems.length })}>
        <ul>
          {problems.map(({ field, text, values }) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={(event) => focusField(event, idOf(field))}>
                {t(text, values)}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Focuses the field without a new entry in the browser's history. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
