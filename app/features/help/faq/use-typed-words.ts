import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * The words in the search field while the visitor types. Each navigation replaces them by those of the address; words
 * typed before hydration count too.
 */
export function useTypedWords(wordsInAddress: string) {
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const lastKey = useRef<string>(undefined);
  const [words, setWords] = useState(wordsInAddress);
  useEffect(() => {
    const input = field.current;
    if (!input || lastKey.current === key) return;
    if (lastKey.current !== undefined) input.value = wordsInAddress;
    lastKey.current = key;
    setWords(input.value);
  }, [key, wordsInAddress]);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setWords(event.target.value);
  return { words, field: { ref: field, defaultValue: wordsInAddress, onChange } };
}
