import { lazy, Suspense } from "react";

const View = lazy(async () => ({ default: (await import("./offer-unavailable.tsx")).OfferUnavailable }));

/** Seldom seen, so its code comes with it. */
export function OfferUnavailable() {
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
