import type { ComponentProps } from "react";
import { controlAttributes, Field, type FieldWords, inputLook } from "../field/field.tsx";

export interface SelectOption {
  value: string;
  text: string;
}

type SelectProps = FieldWords &
  Omit<ComponentProps<"select">, keyof FieldWords | "children"> & {
    options: SelectOption[];
    /** First entry, with an empty value. */
    placeholder?: string;
  };

export function Select(props: SelectProps) {
  const { id, label, optionalLabel, hint, error, className, options, placeholder, ...rest } = props;
  const words = { id, label, optionalLabel, hint, error };
  return (
    <Field {...words} className={className}>
      <select {...rest} {...controlAttributes(words)} className={inputLook(Boolean(error))}>
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
