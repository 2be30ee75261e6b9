import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "../field/field.tsx";
import styles from "./checkbox.module.css";

interface ChoiceProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
  note?: ReactNode;
}

/** A row that can be pressed anywhere; radio rows use it too. */
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

/** A box for a legal consent must not be ticked at first. */
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
