import type { ComponentProps } from "react";
import { controlAttributes, Field, type FieldWords, inputLook } from "../field/field.tsx";

type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, keyof FieldWords>;

export function TextField({
  id,
  label,
  optionalLabel,
  hint,
  error,
  className,
  type = "text",
  ...rest
}: TextFieldProps) {
  const words = { id, label, optionalLabel, hint, error };
  return (
    <Field {...words} className={className}>
      <input {...rest} {...controlAttributes(words)} type={type} className={inputLook(Boolean(error))} />
    </Field>
  );
}
