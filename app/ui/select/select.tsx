import type { ComponentProps } from "react";
import { controlAttributes, Field, type FieldTexts, inputClassName } from "../field/field.tsx";

export interface SelectOption {
  value: string;
  text: string;
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<"select">, keyof FieldTexts | "children"> & {
    options: SelectOption[];
    /** First entry, with an empty value. */
    placeholder?: string;
  };

export function Select(props: SelectProps) {
  const { id, label, optionalLabel, hint, error, className, options, placeholder, ...rest } = props;
  const texts = { id, label, optionalLabel, hint, error };
  return (
    <Field {...texts} className={className}>
      <select {...rest} {...controlAttributes(texts)} className={inputClassName(Boolean(error))}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
