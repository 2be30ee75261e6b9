export const consentChoices = ["granted", "denied"] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export type Consent = {
  /** What the visitor has said; undefined while they have said nothing. */
  choice?: ConsentChoice;
  /** The browser says for its owner that their data is not to be shared. */
  hasSignal: boolean;
  isMeasuringAllowed: boolean;
  /** A question to those who have not chosen, or the word that their browser's signal is heard. */
  banner: "question" | "signal" | "none";
};

type Known = {
  choice: ConsentChoice | undefined;
  hasSignal: boolean;
  mode: "optIn" | "optOut";
  /** Whether the page may ask at all. */
  isAsked?: boolean;
};

/**
 * Nothing is measured before somebody said yes, also where the law would allow it until they say no; there it wants the
 * browser's signal to be answered. The signal counts as a refusal, whatever was chosen before.
 */
export function consentOf({ choice, hasSignal, mode, isAsked = true }: Known): Consent {
  const said = { ...(choice && { choice }), hasSignal };
  if (!isAsked) return { ...said, isMeasuringAllowed: false, banner: "none" };
  if (hasSignal) {
    const banner = mode === "optOut" && !choice ? "signal" : "none";
    return { ...said, isMeasuringAllowed: false, banner };
  }
  return { ...said, isMeasuringAllowed: choice === "granted", banner: choice ? "none" : "question" };
}
