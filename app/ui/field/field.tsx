import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

/** The texts of every form control. */
export interface FieldTexts {
  id: string;
  label: ReactNode;
  /** Shown after the label, e.g. that the field is optional. */
  optionalLabel?: string;
  hint?: ReactNode;
  error?: string;
}

/** Attributes that link a control with its hint and its error. */
export function controlAttributes({ id, hint, error }: FieldTexts) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": described || undefined,
  };
}

type FieldProps = FieldTexts & { children: ReactNode; after?: ReactNode; className?: string };

export function Field({ id, label, optionalLabel, hint, error, children, after, className }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        {label}
        {optionalLabel ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
      {after}
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" isSmall />
      {text}
    </p>
  );
}

/** The class of an input box, also for controls of other components. */
export function inputClassName(hasError: boolean, className?: string): string | undefined {
  return classNames(styles.input, hasError && styles.invalid, className);
}
