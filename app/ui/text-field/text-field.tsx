import type { ComponentProps } from "react";
import { controlAttributes, Field, type FieldTexts, inputClassName } from "../field/field.tsx";

type TextFieldProps = FieldTexts & Omit<ComponentProps<"input">, keyof FieldTexts>;

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
  const texts = { id, label, optionalLabel, hint, error };
  return (
    <Field {...texts} className={className}>
      <input {...rest} {...controlAttributes(texts)} type={type} className={inputClassName(Boolean(error))} />
    </Field>
  );
}
