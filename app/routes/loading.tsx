import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page/page-head.tsx";
import { ShopLink, useShop } from "../site/shop-context.tsx";
import { LoadingScreen } from "../ui/loading-screen/loading-screen.tsx";

export default function Loading() {
  const t = useMessage();
  const { site } = useShop();
  return (
    <>
      <PageHead title="loading.title" isUnlisted />
      <LoadingScreen
        make={site.make}
        isVehicleKnown={false}
        title={t("loading.askingVehicle")}
        text={t("loading.duration")}
        stopLabel={t("loading.stop")}
        withoutScript={
          <p>
            {t("loading.needsScript")} <ShopLink to="/services">{t("error.servicesLink")}</ShopLink>
          </p>
        }
      />
    </>
  );
}
