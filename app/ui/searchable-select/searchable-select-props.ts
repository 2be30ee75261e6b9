import type { FieldWords } from "../field/field.tsx";
import type { SelectOption } from "../select/select.tsx";

export interface SearchableSelectProps extends FieldWords {
  name?: string;
  options: SelectOption[];
  placeholder: string;
  /** Spoken name of the button that opens the list. */
  openLabel: string;
  defaultValue?: string;
  isRequired?: boolean;
  className?: string;
  /** How browsers fill in the native select. */
  autoComplete?: string;
  onChoose?: (value: string) => void;
}
