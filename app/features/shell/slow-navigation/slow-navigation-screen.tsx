import { useEffect } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { LoadingScreen } from "../../../ui/loading-screen/loading-screen.tsx";

export function SlowNavigationScreen() {
  const t = useMessage();
  const { site } = useShop();
  useLoadingTitle(t("loading.title"));
  return (
    <LoadingScreen
      make={site.make}
      isVehicleKnown
      title={t("loading.askingVehicle")}
      text={t("loading.duration")}
      stopLabel={t("loading.stop")}
    />
  );
}

/** The next page sets its own title; when the navigation ends without one, the old title is restored. */
function useLoadingTitle(loading: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = loading;
    return () => {
      if (document.title === loading) document.title = before;
    };
  }, [loading]);
}
