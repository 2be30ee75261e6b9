import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

/** What every form control has in common; each takes these beside its own properties. */
export interface FieldWords {
  id: string;
  label: ReactNode;
  /** Stands after the label, e.g. that the field may stay empty. */
  optionalLabel?: string;
  hint?: ReactNode;
  error?: string;
}

/** Attributes that tie a control to its hint and its error. */
export function controlAttributes({ id, hint, error }: FieldWords) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": described || undefined,
  };
}

type FieldProps = FieldWords & { children: ReactNode; after?: ReactNode; className?: string };

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

/** The look of a box one types in, for controls drawn elsewhere too. */
export function inputLook(hasError: boolean, className?: string): string {
  return classNames(styles.input, hasError && styles.invalid, className);
}
