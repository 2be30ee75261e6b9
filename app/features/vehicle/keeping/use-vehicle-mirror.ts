import { useEffect } from "react";
import { useShopAddress } from "../../../site/shop-context.tsx";

/**
 * Keeps an encrypted copy of what may be known about the vehicle in the browser, for when it is offline. The code comes
 * only when there is something new to keep.
 */
export function useVehicleMirror(revision: string | undefined): void {
  const home = useShopAddress("/");
  useEffect(() => {
    const keep = async () => {
      // A browser may refuse storage, for example in private windows.
      if (localStorage.getItem("vehicleId") === (revision ?? null)) return;
      const mirror = await import("./vehicle-mirror.ts");
      if (!revision) return mirror.forgetVehicle(localStorage);
      // Fetched now, because it is needed when nothing can be fetched.
      await import("./remembered-vehicle.tsx");
      await mirror.mirrorVehicle({ revision, home, storage: localStorage });
    };
    keep().catch(() => undefined);
  }, [revision, home]);
}
