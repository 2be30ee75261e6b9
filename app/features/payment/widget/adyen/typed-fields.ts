/** How long the text of a field may be on its way. */
export const TYPED_MS = 2_000;

type Method = {
  isValid: boolean;
  /** Whether each field is valid, by Adyen's names for them. */
  state: { valid?: Record<string, boolean | undefined> };
};

/**
 * What is typed into a frame of Adyen's is known to the page a moment later, so a field that is not valid may only be late
 * for a customer who typed quickly. Where no frame was focused, it is simply missing.
 */
export function isOnItsWay({ isValid, state: { valid = {} } }: Method, { isBegun }: { isBegun: boolean }): boolean {
  if (isValid || !isBegun) return false;
  return Object.entries(valid).some(([name, isFieldValid]) => name.startsWith("encrypted") && !isFieldValid);
}
