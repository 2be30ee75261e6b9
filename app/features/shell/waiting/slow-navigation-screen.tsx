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

/** The page that comes has a title of its own; when none comes, the old page has its title back. */
function useLoadingTitle(loading: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = loading;
    return () => {
      if (document.title === loading) document.title = before;
    };
  }, [loading]);
}
