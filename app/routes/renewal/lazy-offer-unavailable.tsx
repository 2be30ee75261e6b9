import { lazy, Suspense, useMemo } from "react";
import type { UnavailableOffer } from "../../features/renewal/read-renewal-offer.server.ts";

const View = lazy(async () => ({
  default: (await import("../../features/renewal/offer-unavailable.tsx")).OfferUnavailable,
}));

/**
 * Rarely shown, so its code is loaded on demand. It stays one element for all renders of the page: a new one would be
 * empty until its code is loaded.
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
