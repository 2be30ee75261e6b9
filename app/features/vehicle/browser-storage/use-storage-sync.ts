import { useEffect } from "react";
import { useShop, useFullPath } from "../../../site/shop-context.tsx";

/**
 * Stores an encrypted copy of the vehicle's data in the browser, for the offline page. The code is loaded only when
 * there is something new to store.
 */
export function useStorageSync(revision: string | undefined): void {
  const home = useFullPath()("/");
  const { site, locale } = useShop();
  useEffect(() => {
    const update = async () => {
      // A browser may refuse storage, for example in private windows.
      if (localStorage.getItem("mirrorRev") === (revision ?? null)) return;
      const { syncStorage } = await import("./sync-storage.ts");
      // Loaded now, because the offline page needs it.
      if (revision) await import("./offline-vehicle.tsx");
      await syncStorage({ revision, home, siteId: site.id, localeId: locale.id });
    };
    update().catch(() => undefined);
  }, [revision, home, site, locale]);
}
