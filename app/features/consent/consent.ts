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

/** The browser's signal counts as a refusal, whatever was chosen before. */
export function consentOf({ choice, hasSignal, mode, isAsked = true }: Known): Consent {
  const said = { ...(choice && { choice }), hasSignal };
  if (!isAsked) return { ...said, isMeasuringAllowed: false, banner: "none" };
  if (hasSignal) {
    const banner = mode === "optOut" && !choice ? "signal" : "none";
    return { ...said, isMeasuringAllowed: false, banner };
  }
  if (!choice) return { ...said, isMeasuringAllowed: mode === "optOut", banner: "question" };
  return { ...said, isMeasuringAllowed: choice === "granted", banner: "none" };
}
