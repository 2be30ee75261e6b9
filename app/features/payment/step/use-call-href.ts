import { useHref } from "react-router";
import { useShopHref } from "../../../site/shop-context.tsx";

/** Calls need the whole address: site and language are part of it. */
export function useCallHref(): (path: string) => string {
  const target = useShopHref();
  const base = useHref("/").replace(/\/$/, "");
  return (path) => base + target(path);
}
