import { stylesOfView } from "virtual:view-styles";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { type LinksFunction, useFetchers, useLocation, useNavigation, useRevalidator } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The first sign that somebody is there. */
const SIGNS = ["mousemove", "pointerdown", "keydown", "focusin"] as const;

/**
 * A view that works as it is sent: its links, forms and disclosures need no script. Its code is fetched when somebody
 * first touches the page, or when the view has to change; where it is opened by a script, at once.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
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
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    );
    const [sent] = useState(isHydrated ? undefined : { props, view });
    const isAsSent = sent !== undefined && !isRouterBusy && isSame(sent.props, props);
    // A view that waits could not show what has changed, and everything that changes with it would wait too.
    if (!isAsSent) gate.open();
    return isAsSent ? sent.view : view;
  };
}

/** Whether the router does, or has done, anything since the page was sent. */
function useRouterActivity(): boolean {
  const location = useLocation();
  const [sentTo] = useState(location);
  const { state: navigation } = useNavigation();
  const { state: revalidation } = useRevalidator();
  const hasFetchers = useFetchers().length > 0;
  return sentTo !== location || navigation !== "idle" || revalidation !== "idle" || hasFetchers;
}

/** The style sheets of such views, which the page needs before their code: for the `links` of a route. */
export function stylesOfLaterViews(...files: string[]): LinksFunction {
  const sheets = files.flatMap((file) => stylesOfView[file] ?? []);
  return () => sheets.map((href) => ({ rel: "stylesheet", href }));
}

function isSame(before: object, now: object): boolean {
  const known = before as Record<string, unknown>;
  return Object.entries(now).every(([name, value]) => known[name] === value);
}

/** Open on the server, and while developing, when the styles come with the code. */
function createGate(): { opened: Promise<void> | undefined; open: () => void } {
  if (import.meta.env.SSR || import.meta.env.DEV) return { opened: undefined, open: () => {} };
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign, true);
    resolve();
  };
  // A browser also reports a mouse that is at rest, when the page appears or moves below it.
  const onSign = (event: Event) => {
    if (!(event instanceof MouseEvent && event.type === "mousemove") || event.movementX || event.movementY) open();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
  return { opened: promise, open };
}
