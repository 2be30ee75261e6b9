import { type ReactNode, useId } from "react";
import { ChoiceRow } from "../checkbox/checkbox.tsx";
import { FieldError } from "../field/field.tsx";
import styles from "./radio-rows.module.css";

export interface RadioRow {
  value: string;
  text: ReactNode;
  note?: ReactNode;
  isDisabled?: boolean;
}

interface RadioRowsProps {
  name: string;
  legend: ReactNode;
  rows: RadioRow[];
  defaultValue?: string;
  onChoose?: (value: string) => void;
  error?: string;
}

export function RadioRows({ name, legend, rows, defaultValue, onChoose, error }: RadioRowsProps) {
  const errorId = useId();
  return (
    <fieldset role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>
        {rows.map(({ value, text, note, isDisabled }) => (
          <ChoiceRow
            key={value}
            kind="radio"
            name={name}
            value={value}
            note={note}
            disabled={isDisabled}
            defaultChecked={value === defaultValue}
            onChange={() => onChoose?.(value)}
          >
            {text}
          </ChoiceRow>
        ))}
      </div>
      {error ? (
        <div className={styles.error}>
          <FieldError id={errorId} text={error} />
        </div>
      ) : null}
    </fieldset>
  );
}
