/** How long the text of a field may take to reach the page, in milliseconds. */
export const PENDING_TEXT_MS = 2_000;

type Method = {
  isValid: boolean;
  /** Whether each field is valid, by Adyen's names for them. */
  state: { valid?: Record<string, boolean | undefined> };
};

/**
 * Text typed into a frame of Adyen reaches the page with a delay, so a field that is not valid may only be late. If no
 * frame was focused, its text is missing.
 */
export function isTextPending(
  { isValid, state: { valid = {} } }: Method,
  { wasFocused }: { wasFocused: boolean },
): boolean {
  if (isValid || !wasFocused) return false;
  return Object.entries(valid).some(([name, isFieldValid]) => name.startsWith("encrypted") && !isFieldValid);
}
