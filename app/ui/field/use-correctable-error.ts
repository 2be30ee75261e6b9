import { useState } from "react";

/**
 * An error that disappears when its field is corrected. A new answer, which is a new object, shows its error again.
 */
export function useCorrectableError<Answer extends object>(answer: Answer | undefined) {
  const [corrected, setCorrected] = useState<Answer>();
  return {
    shown: answer === corrected ? undefined : answer,
    onCorrected: () => setCorrected(answer),
  };
}
