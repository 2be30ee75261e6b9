import { useHref } from "react-router";
import { useShopHref } from "../../../site/shop-context.tsx";

/** Calls need the whole path, with site and language. */
export function useCallHref(): (path: string) => string {
  const target = useShopHref();
  const base = useHref("/").replace(/\/$/, "");
  return (path) => base + target(path);
}
