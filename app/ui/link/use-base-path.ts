import { use } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

/** The router's basename. Faster than the router's own hooks, which compute it anew for each link. */
export function useBasePath(): string {
  return use(NavigationContext).basename;
}

/** A router path with the base path before it. */
export function hrefUnder(basePath: string, path: string): string {
  const afterRoot = /^\/(?=[?#]|$)(.*)/.exec(path)?.[1];
  return afterRoot === undefined ? basePath.replace(/\/$/, "") + path : basePath + afterRoot;
}
