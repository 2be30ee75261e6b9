import { useEffect, useRef } from "react";
import { Alert } from "../../../ui/alert/alert.tsx";
import styles from "./checkout-way.module.css";

/** Says why the checkout does not go on, and takes the focus each time an answer says it anew. */
export function FocusedProblem({ answer, title }: { answer: object | undefined; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.focus();
  }, [answer]);
  if (!answer) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.notice}>
      <Alert kind="error" title={title} />
    </div>
  );
}
