import { type ChangeEvent, type ComponentProps, useState } from "react";
import { controlAttributes, Field, type FieldWords, inputLook } from "../field/field.tsx";
import styles from "./text-area.module.css";

type TextAreaProps = FieldWords &
  Omit<ComponentProps<"textarea">, keyof FieldWords | "value" | "maxLength"> & {
    maxChar: number;
    /** E.g. "33 of 150 characters"; whole sentences come from outside. */
    formatCount: (used: number, maxChar: number) => string;
    tooLongError: string;
    onValidityChange?: (isValid: boolean) => void;
  };

/** A text over the limit stays as typed, so that nobody's words are cut off unseen; the field says what is wrong. */
export function TextArea(props: TextAreaProps) {
  const { id, label, optionalLabel, hint, error, className, maxChar, formatCount, tooLongError } = props;
  const { onValidityChange, onChange, defaultValue, rows = 3, ...rest } = withoutWords(props);
  const [used, setUsed] = useState(String(defaultValue ?? "").length);
  const words = { id, label, optionalLabel, hint, error: used > maxChar ? tooLongError : error };

  const onInput = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const next = event.target.value.length;
    if (next > maxChar !== used > maxChar) onValidityChange?.(next <= maxChar);
    setUsed(next);
    onChange?.(event);
  };
  return (
    <Field {...words} className={className} after={<Count text={formatCount(used, maxChar)} />}>
      <textarea
        {...rest}
        {...controlAttributes(words)}
        rows={rows}
        defaultValue={defaultValue}
        onChange={onInput}
        className={inputLook(Boolean(words.error), styles.area)}
      />
    </Field>
  );
}

function withoutWords(props: TextAreaProps) {
  const { id: _i, label: _l, optionalLabel: _o, hint: _h, error: _e, className: _c, ...others } = props;
  const { maxChar: _m, formatCount: _f, tooLongError: _t, ...rest } = others;
  return rest;
}

function Count({ text }: { text: string }) {
  return (
    <p className={styles.count} aria-live="polite">
      {text}
    </p>
  );
}
