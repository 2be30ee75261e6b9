import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** The key of the history entry that is being left. */
let leftEntry: string | undefined;

/**
 * Closes a dialog that has a history entry of its own, by going back. The dialog stays for a moment, until the page
 * below it is loaded: a second press must not go back a second time, to the page before that page.
 */
export function useCloseModal(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () => () => {
      leftEntry = undefined;
    },
    [],
  );
  return () => {
    if (leftEntry === key) return;
    leftEntry = key;
    void navigate(-1);
  };
}
