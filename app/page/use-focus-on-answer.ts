import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * Focuses a message for each new `answer`. A message that came with the document leaves the focus where it is if the
 * visitor has already moved it to a field, because scripts may start after that.
 */
export function useFocusOnAnswer<Box extends HTMLElement = HTMLDivElement>(answer: unknown) {
  const box = useRef<Box>(null);
  const isFromDocument = useRef(useNavigationType() === NavigationType.Pop);
  useEffect(() => {
    const leavesFocus = isFromDocument.current && document.activeElement !== document.body;
    isFromDocument.current = false;
    if (answer && !leavesFocus) box.current?.focus();
  }, [answer]);
  return box;
}
