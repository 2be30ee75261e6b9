import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { hrefBelow, useBasePath } from "./use-base-path.ts";

type LinkProps = ComponentProps<typeof RouterLink>;

/**
 * The router's link. On the server it is an anchor and nothing else: what a click will do need not be worked out there,
 * and a page has thirty of them.
 */
export function Link(props: LinkProps) {
  return import.meta.env.SSR && isPath(props.to) ? <Anchor {...props} to={props.to} /> : <RouterLink {...props} />;
}

const isPath = (to: LinkProps["to"]): to is string => typeof to === "string" && /^\/(?!\/)/.test(to);

function Anchor({ to, children, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const {
    defaultShouldRevalidate: _revalidate,
    prefetch: _prefetch,
    preventScrollReset: _scroll,
    reloadDocument: _load,
    replace: _replace,
    state: _state,
    ...own
  } = rest;
  return (
    <a {...own} href={hrefBelow(useBasePath(), to)} data-discover="true">
      {children}
    </a>
  );
}
