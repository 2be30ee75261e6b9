import { lazy, Suspense } from "react";
import type { WithoutOffer } from "../../features/renewal/read-offer.server.ts";

const View = lazy(async () => ({ default: (await import("../../features/renewal/offer-away.tsx")).OfferAway }));

/** Seldom seen, so its code comes with it. */
export function OfferAway({ page }: { page: WithoutOffer }) {
  return (
    <Suspense>
      <View page={page} />
    </Suspense>
  );
}
