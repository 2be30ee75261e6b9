import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The router's key of a page that was loaded as a document. */
const KEY_OF_LOADED_DOCUMENT = "default";

/** Focuses a receipt's heading, but only after sending within the page: a loaded document begins at its top. */
export function useFocusAfterSending() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== KEY_OF_LOADED_DOCUMENT) heading.current?.focus();
  }, [key]);
  return heading;
}
