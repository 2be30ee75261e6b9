import { lazy, Suspense } from "react";

const View = lazy(async () => ({ default: (await import("../../features/help/help-away.tsx")).HelpAway }));

/** Seldom seen, so its code comes with it. */
export function HelpAway() {
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
