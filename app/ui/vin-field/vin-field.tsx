import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { controlAttributes, Field, type FieldTexts, inputClassName } from "../field/field.tsx";
import styles from "./vin-field.module.css";

const VIN_LENGTH = 17;
const MARKS = Array.from({ length: VIN_LENGTH }, (_, place) => place);

type VinFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, keyof FieldTexts | "value" | "defaultValue" | "type" | "onChange" | "ref"> & {
    defaultValue?: string;
    /** Takes out the spaces and dashes that people copy from documents. */
    clean: (typed: string) => string;
    onTyped?: (value: string) => void;
    footnote?: string;
    /** E.g. "11 of 17". */
    formatCount: (typed: number, length: number) => string;
  };

/** Each character has its own mark. */
export function VinField(props: VinFieldProps) {
  const { id, label, optionalLabel, hint, error, className, footnote, formatCount, clean, onTyped, ...rest } = props;
  const [typed, setTyped] = useState(rest.defaultValue?.length ?? 0);
  const field = useRef<HTMLInputElement>(null);
  const texts = { id, label, optionalLabel, hint, error };
  const take = (input: HTMLInputElement) => {
    cleanInPlace(input, clean);
    setTyped(input.value.length);
    onTyped?.(input.value);
  };
  const takeEarlierText = useEffectEvent(() => {
    if (field.current && field.current.value !== field.current.defaultValue) take(field.current);
  });
  // A text may have been typed before this code was loaded.
  useEffect(() => takeEarlierText(), []);
  return (
    <Field {...texts} className={className} after={<Foot text={footnote} count={formatCount(typed, VIN_LENGTH)} />}>
      <div className={classNames(styles.box, Boolean(error) && styles.invalid)}>
        <input
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          {...rest}
          {...controlAttributes(texts)}
          type="text"
          className={inputClassName(false, styles.input)}
          ref={field}
          onChange={({ target }) => take(target)}
        />
        <div className={styles.scale} aria-hidden="true">
          {MARKS.map((place) => (
            <i key={place} className={place < typed ? styles.filled : undefined} />
          ))}
        </div>
      </div>
    </Field>
  );
}

/** Keeps the caret behind the character it was behind. */
function cleanInPlace(input: HTMLInputElement, clean: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const cleaned = clean(value);
  // Setting the value moves the caret to the end, and ends what an on-screen keyboard is composing.
  if (cleaned === value) return;
  const caret = clean(value.slice(0, selectionStart ?? value.length)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

function Foot({ text, count }: { text?: string; count: string }) {
  return (
    <p className={styles.foot}>
      <span>{text}</span>
      <span className="nowrap" aria-live="polite">
        {count}
      </span>
    </p>
  );
}
