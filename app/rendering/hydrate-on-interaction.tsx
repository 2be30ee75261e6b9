import { stylesOfView } from "virtual:view-styles";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { type LinksFunction, useFetchers, useLocation, useNavigation, useRevalidator } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { TOUCHED } from "./start/touched.ts";

type Options = {
  /** Has other things around it; for the view of a whole page a placeholder keeps the height of the window. */
  isPart?: boolean;
  /** A part of a page that others stand below: the page before stays until its code is there, so that nothing moves. */
  isAwaited?: boolean;
};

/**
 * For a view that works as server-rendered HTML: its links, forms and disclosures need no script. Its code is loaded at
 * the visitor's first interaction, or when the view has to change; after a client-side navigation it is loaded at once.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isAwaited = false, isPart = isAwaited }: Options = {},
): ComponentType<Props> {
  const gate = createGate();
  const View = lazy(async () => {
    await gate.opened;
    return { default: await load() };
  }) as unknown as ComponentType<Props>;

  return function HydratedView(props: Props) {
    const isHydrated = useHydrated();
    const isRouterBusy = useRouterActivity();
    const view = (
      <Suspense fallback={isPart ? null : <div className="waiting" aria-busy="true" />}>
        <View {...props} />
      </Suspense>
    );
    const [initial] = useState(isHydrated ? undefined : { props, view });
    // The router shows a page in a transition, which a view without a boundary of its own holds up.
    const isHoldingUp = isAwaited && initial === undefined;
    const isUnchanged = initial !== undefined && !isRouterBusy && isSame(initial.props, props);
    // A changed view needs its code: a suspended one would delay the whole update.
    if (!isUnchanged) gate.open();
    if (isHoldingUp) return <View {...props} />;
    return isUnchanged ? initial.view : view;
  };
}

/** Whether the router has been active since the page was loaded. */
function useRouterActivity(): boolean {
  const location = useLocation();
  const [initialLocation] = useState(location);
  const { state: navigation } = useNavigation();
  const { state: revalidation } = useRevalidator();
  const hasFetchers = useFetchers().length > 0;
  return initialLocation !== location || navigation !== "idle" || revalidation !== "idle" || hasFetchers;
}

/** The style sheets of such views, for the `links` of a route: the page needs them before the code. */
export function stylesOfLazyViews(...files: string[]): LinksFunction {
  const sheets = files.flatMap((file) => stylesOfView[file] ?? []);
  return () => sheets.map((href) => ({ rel: "stylesheet", href }));
}

function isSame(before: object, now: object): boolean {
  const previous = before as Record<string, unknown>;
  return Object.entries(now).every(([name, value]) => previous[name] === value);
}

/** Always open on the server, in a page that was touched before its scripts came, and in development, where the styles come with the code. */
function createGate(): { opened: Promise<void> | undefined; open: () => void } {
  if (import.meta.env.SSR || import.meta.env.DEV) return { opened: undefined, open: () => {} };
  const root = document.documentElement;
  if (root.hasAttribute(TOUCHED)) return { opened: undefined, open: () => {} };
  const { promise, resolve } = Promise.withResolvers<void>();
  // The first script of the page sets it at the first touch.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    resolve();
  }).observe(root, { attributeFilter: [TOUCHED] });
  return { opened: promise, open: resolve };
}
