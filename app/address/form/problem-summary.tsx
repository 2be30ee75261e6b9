import { type MouseEvent, useEffect, useRef } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import type { FieldProblem } from "../check-address.ts";
import styles from "./address-fieldset.module.css";

type Props<Field extends string> = {
  problems: readonly FieldProblem<Field>[];
  idOf: (field: Field) => string;
};

/** Says what has to be mended and leads there. It takes the focus, so that nobody has to look for it. */
export function ProblemSummary<Field extends string>({ problems, idOf }: Props<Field>) {
  const t = useMessage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) place.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.summary}>
      <Alert kind="error" title={t("checkout.attention", { count: problems.length })}>
        <ul>
          {problems.map(({ field, text, values }) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={(event) => goTo(event, idOf(field))}>
                {t(text, values)}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** To the field, without a place of its own in the browser's history. */
function goTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
