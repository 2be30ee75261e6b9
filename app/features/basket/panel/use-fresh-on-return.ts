import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Somebody who comes back to the tab may have changed things on another device in the meantime. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [revalidate]);
}
