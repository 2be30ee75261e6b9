import { useState } from "react";

/**
 * An error that goes away when its field is corrected. The next answer brings a new object, and with it the error back.
 */
export function useCorrectableError<Answer extends object>(answer: Answer | undefined) {
  const [corrected, setCorrected] = useState<Answer>();
  return {
    shown: answer === corrected ? undefined : answer,
    onCorrected: () => setCorrected(answer),
  };
}
