import type { FieldTexts } from "../field/field.tsx";
import type { SelectOption } from "../select/select.tsx";

export interface SearchableSelectProps extends FieldTexts {
  name?: string;
  options: SelectOption[];
  placeholder: string;
  /** The accessible name of the button that opens the list. */
  openLabel: string;
  defaultValue?: string;
  isRequired?: boolean;
  className?: string;
  /** The autocomplete attribute of the native select. */
  autoComplete?: string;
  onChoose?: (value: string) => void;
}
