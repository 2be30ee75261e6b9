import { lazy, Suspense, useMemo } from "react";
import type { WithoutOffer } from "../../features/renewal/read-offer.server.ts";

const View = lazy(async () => ({ default: (await import("../../features/renewal/offer-away.tsx")).OfferAway }));

/**
 * Seldom seen, so its code comes with it. It stays one and the same while the page around it is drawn again: a new one
 * would be empty until its code is there.
 */
export function OfferAway({ page }: { page: WithoutOffer }) {
  return useMemo(
    () => (
      <Suspense>
        <View page={page} />
      </Suspense>
    ),
    [page],
  );
}
