import { lazy, Suspense } from "react";

const View = lazy(async () => ({
  default: (await import("../../features/help/help-unavailable.tsx")).HelpUnavailable,
}));

/** One element for all renders of the page: a new one would be empty until its code is loaded. */
const helpUnavailable = (
  <Suspense>
    <View />
  </Suspense>
);

/** Rarely shown, so its code is loaded on demand. */
export function HelpUnavailable() {
  return helpUnavailable;
}
