import { useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The state of a history entry that was opened as a dialog over the page before it. */
export const modalVisit = { isModal: true } as const;

export const isModalState = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isModal" in state && state.isModal === true;

/** Whether the current entry is a dialog. A reloaded one is not: there is no page below it any more. */
export function useIsModalVisit(): boolean {
  const { state, key } = useLocation();
  const isHydrated = useHydrated();
  const [loadedEntry] = useState(isHydrated ? undefined : key);
  return isHydrated && isModalState(state) && key !== loadedEntry;
}
