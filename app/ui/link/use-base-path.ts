import { use } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

/** What every address of the page begins with. The router's own hooks work it out anew for each of a page's many links. */
export function useBasePath(): string {
  return use(NavigationContext).basename;
}

/** A path of the router, as an address. */
export function hrefBelow(basePath: string, path: string): string {
  const besideRoot = /^\/(?=[?#]|$)(.*)/.exec(path)?.[1];
  return besideRoot === undefined ? basePath.replace(/\/$/, "") + path : basePath + besideRoot;
}
