import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { hrefUnder, useBasePath } from "./use-base-path.ts";

type LinkProps = ComponentProps<typeof RouterLink>;

/**
 * The router's link. On the server it is a plain anchor, which is faster: a page has thirty of them, and none can be
 * clicked there.
 */
export function Link(props: LinkProps) {
  return import.meta.env.SSR && isPath(props.to) ? <Anchor {...props} to={props.to} /> : <RouterLink {...props} />;
}

const isPath = (to: LinkProps["to"]): to is string => typeof to === "string" && /^\/(?!\/)/.test(to);

function Anchor({ to, children, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const {
    defaultShouldRevalidate: _revalidate,
    discover,
    prefetch: _prefetch,
    preventScrollReset: _scroll,
    reloadDocument: _load,
    replace: _replace,
    state: _state,
    ...own
  } = rest;
  return (
    <a {...own} href={hrefUnder(useBasePath(), to)} data-discover={discover === "none" ? undefined : "true"}>
      {children}
    </a>
  );
}
