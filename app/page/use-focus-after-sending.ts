import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";

/** Focuses a receipt's heading, but only after sending within the page: a loaded document begins at its top. */
export function useFocusAfterSending() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isLoaded) heading.current?.focus();
  }, [isLoaded]);
  return heading;
}
