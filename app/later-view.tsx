import { stylesOfView } from "virtual:view-styles";
import { type ComponentType, lazy, Suspense, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "./ui/use-hydrated.ts";

/** The first sign that somebody is there. */
const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

/**
 * A view that works as it is sent: its links, forms and disclosures need no script. Its code is fetched when somebody
 * first touches the page, or when the view has to change; where it is opened by a script, at once.
 */
export function laterView<Props extends object>(file: string, load: () => Promise<ComponentType<Props>>) {
  const gate = createGate();
  const View = lazy(async () => {
    await gate.opened;
    return { default: await load() };
  }) as unknown as ComponentType<Props>;

  return function LaterView(props: Props) {
    const isHydrated = useHydrated();
    const location = useLocation();
    const sent = useRef(isHydrated ? undefined : { props, location });
    // A view that waits could never show what has changed, and a navigation would wait with it.
    if (!sent.current || isChanged(sent.current, { props, location })) gate.open();
    return (
      <>
        {stylesOfView[file]?.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="view" />
        ))}
        <Suspense fallback={null}>
          <View {...props} />
        </Suspense>
      </>
    );
  };
}

type Sent = { props: object; location: unknown };

function isChanged(before: Sent, now: Sent): boolean {
  if (before.location !== now.location) return true;
  const known = before.props as Record<string, unknown>;
  return Object.entries(now.props).some(([name, value]) => known[name] !== value);
}

/** Open on the server, and while developing, when the styles come with the code. */
function createGate(): { opened: Promise<void> | undefined; open: () => void } {
  if (import.meta.env.SSR || import.meta.env.DEV) return { opened: undefined, open: () => {} };
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, open, true);
    resolve();
  };
  for (const sign of SIGNS) document.addEventListener(sign, open, { capture: true, passive: true });
  return { opened: promise, open };
}
