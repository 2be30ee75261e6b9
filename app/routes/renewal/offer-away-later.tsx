import { lazy, Suspense, useMemo } from "react";
import type { UnavailableOffer } from "../../features/renewal/read-offer.server.ts";

const View = lazy(async () => ({
  default: (await import("../../features/renewal/offer-unavailable.tsx")).OfferUnavailable,
}));

/**
 * Seldom seen, so its code comes with it. It stays one and the same while the page around it is drawn again: a new one
 * would be empty until its code is there.
 */
export function OfferUnavailable({ page }: { page: UnavailableOffer }) {
  return useMemo(
    () => (
      <Suspense>
        <View page={page} />
      </Suspense>
    ),
    [page],
  );
}
