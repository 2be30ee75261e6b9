import { lazy, Suspense } from "react";

const View = lazy(async () => ({
  default: (await import("../../features/help/help-unavailable.tsx")).HelpUnavailable,
}));

/** One and the same whenever the page around it is drawn again: a new one would be empty until its code is there. */
const away = (
  <Suspense>
    <View />
  </Suspense>
);

/** Seldom seen, so its code comes with it. */
export function HelpUnavailable() {
  return away;
}
