import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "../field/field.tsx";
import styles from "./checkbox.module.css";

interface ChoiceProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
  note?: ReactNode;
}

/** One row one can press anywhere; also what radio rows are made of. */
export function ChoiceRow({ kind, children, note, className, ...rest }: ChoiceProps & { kind: "checkbox" | "radio" }) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...rest} type={kind} />
      <span>
        {children}
        {note ? <small>{note}</small> : null}
      </span>
    </label>
  );
}

/** A consent is its owner's own act: where it counts as one, the caller leaves the box empty. */
export function Checkbox({ id, error, ...rest }: ChoiceProps & { id: string; error?: string }) {
  const errorId = `${id}-error`;
  return (
    <div>
      <ChoiceRow
        {...rest}
        kind="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error ? <FieldError id={errorId} text={error} /> : null}
    </div>
  );
}
