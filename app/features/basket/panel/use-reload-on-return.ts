import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reloads the page's data when the customer returns to the tab: another device may have changed the basket. */
export function useReloadOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [revalidate]);
}
