import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { LoadingScreen } from "../../../ui/loading-screen/loading-screen.tsx";

export function SlowNavigationScreen() {
  const t = useMessage();
  const { site } = useShop();
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
