import { useEffect } from "react";
import { useShop, useShopAddress } from "../../../site/shop-context.tsx";

/**
 * Keeps an encrypted copy of what may be known about the vehicle in the browser, for when it is offline. The code comes
 * only when there is something new to keep.
 */
export function useVehicleMirror(revision: string | undefined): void {
  const home = useShopAddress("/");
  const { site, locale } = useShop();
  useEffect(() => {
    const keep = async () => {
      // A browser may refuse storage, for example in private windows.
      if (localStorage.getItem("mirrorRev") === (revision ?? null)) return;
      const { mirrorVisit } = await import("./mirror-visit.ts");
      // Fetched now, because it is needed when nothing can be fetched.
      if (revision) await import("./remembered-vehicle.tsx");
      await mirrorVisit({ revision, home, siteId: site.id, localeId: locale.id });
    };
    keep().catch(() => undefined);
  }, [revision, home, site, locale]);
}
