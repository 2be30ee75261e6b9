export const consentChoices = ["granted", "denied"] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** The page of cookies after a choice on it. */
export const SAVED_PAGE = "/cookie-preferences?saved";

export type Consent = {
  /** The visitor's choice; undefined until they choose. */
  choice?: ConsentChoice;
  /** The browser sends the signal that data must not be shared. */
  hasSignal: boolean;
  isMeasuringAllowed: boolean;
  /** Asks a visitor who has not chosen, or confirms that the browser's signal counts. */
  banner: "question" | "signal" | "none";
};

type ConsentInput = {
  choice: ConsentChoice | undefined;
  hasSignal: boolean;
  mode: "optIn" | "optOut";
  /** Whether the page may ask at all. */
  canAsk?: boolean;
};

/**
 * Nothing is measured before consent, also where the law allows it until a refusal; there the law requires that the
 * browser's signal is confirmed. The signal counts as a refusal, whatever was chosen before; only a visitor whose last
 * choice was a refusal has nothing new to learn from it.
 */
export function consentOf({ choice, hasSignal, mode, canAsk = true }: ConsentInput): Consent {
  const answered = { ...(choice && { choice }), hasSignal };
  if (!canAsk) return { ...answered, isMeasuringAllowed: false, banner: "none" };
  if (hasSignal) {
    const banner = mode === "optOut" && choice !== "denied" ? "signal" : "none";
    return { ...answered, isMeasuringAllowed: false, banner };
  }
  return { ...answered, isMeasuringAllowed: choice === "granted", banner: choice ? "none" : "question" };
}
