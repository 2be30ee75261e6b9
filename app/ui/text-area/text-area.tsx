import { type ChangeEvent, type ComponentProps, useCallback, useEffect, useState } from "react";
import { controlAttributes, Field, type FieldTexts, inputClassName } from "../field/field.tsx";
import styles from "./text-area.module.css";

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<"textarea">, keyof FieldTexts | "value" | "maxLength" | "ref"> & {
    maxChar: number;
    /** E.g. "33 of 150 characters". */
    formatCount: (used: number, maxChar: number) => string;
    tooLongError: string;
    /** Also called at first, so that the form knows about a field that has just appeared. */
    onValidityChange?: (isValid: boolean) => void;
  };

/** A text over the limit is not cut off; the field shows an error instead. */
export function TextArea(props: TextAreaProps) {
  const { id, label, optionalLabel, hint, error, className, maxChar, formatCount, tooLongError } = props;
  const { onValidityChange, onChange, defaultValue, rows = 3, ...rest } = withoutFieldTexts(props);
  const [used, setUsed] = useState(String(defaultValue ?? "").length);
  // A text may have been typed before this code was loaded.
  const attach = useCallback((area: HTMLTextAreaElement | null) => {
    if (area) setUsed(area.value.length);
  }, []);
  const isValid = used <= maxChar;
  const texts = { id, label, optionalLabel, hint, error: isValid ? error : tooLongError };
  useEffect(() => onValidityChange?.(isValid), [isValid, onValidityChange]);

  const onInput = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setUsed(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field {...texts} className={className} after={<Count text={formatCount(used, maxChar)} />}>
      <textarea
        {...rest}
        {...controlAttributes(texts)}
        ref={attach}
        rows={rows}
        defaultValue={defaultValue}
        onChange={onInput}
        className={inputClassName(Boolean(texts.error), styles.area)}
      />
    </Field>
  );
}

function withoutFieldTexts(props: TextAreaProps) {
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
