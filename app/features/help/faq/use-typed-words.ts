import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * The words in the search field as they are typed. The address says them anew with every navigation; what was typed
 * before this code came counts too.
 */
export function useTypedWords(said: string) {
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const lastKey = useRef<string>(undefined);
  const [words, setWords] = useState(said);
  useEffect(() => {
    const input = field.current;
    if (!input || lastKey.current === key) return;
    if (lastKey.current !== undefined) input.value = said;
    lastKey.current = key;
    setWords(input.value);
  }, [key, said]);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setWords(event.target.value);
  return { words, field: { ref: field, defaultValue: said, onChange } };
}
