import { type ComponentProps, useState } from "react";
import { classNames } from "../class-names.ts";
import { controlAttributes, Field, type FieldTexts, inputClassName } from "../field/field.tsx";
import styles from "./vin-field.module.css";

const VIN_LENGTH = 17;
const MARKS = Array.from({ length: VIN_LENGTH }, (_, place) => place);

type VinFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, keyof FieldTexts | "value" | "type"> & {
    footnote?: string;
    /** E.g. "11 of 17". */
    formatCount: (typed: number, length: number) => string;
  };

/** Each character has its own mark. Spaces do not count, because people copy them from documents. */
export function VinField(props: VinFieldProps) {
  const { id, label, optionalLabel, hint, error, className, footnote, formatCount, onChange, ...rest } = props;
  const [typed, setTyped] = useState(countOf(String(rest.defaultValue ?? "")));
  const texts = { id, label, optionalLabel, hint, error };
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
          onChange={(event) => {
            setTyped(countOf(event.target.value));
            onChange?.(event);
          }}
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

function countOf(value: string): number {
  return value.replaceAll(/\s/g, "").length;
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
