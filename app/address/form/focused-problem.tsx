import { useFocusOnAnswer } from "../../page/use-focus-on-answer.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import styles from "./address-fieldset.module.css";

/** Says why a form was refused as a whole, and takes the focus for each new answer. */
export function FocusedProblem({ answer, title }: { answer: object | undefined; title: string }) {
  const box = useFocusOnAnswer(answer);
  if (!answer) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <Alert kind="error" title={title} />
    </div>
  );
}
