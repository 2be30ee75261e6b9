import { data } from "react-router";
import { findSplashPage } from "../features/shell/splash-pages.ts";
import { SplashView } from "../features/shell/splash-view.tsx";
import { PageHead } from "../page-head.tsx";
import { shopContext } from "../request-context.ts";
import { useShop } from "../site/shop-context.tsx";
import type { Route } from "./+types/splash";

export const handle = { bare: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const splash = findSplashPage(params.splashName, context.get(shopContext).shop.site.make);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (!splash) throw data(null, { status: 404 });
  return splash;
}

export default function Splash({ loaderData }: Route.ComponentProps) {
  const { site } = useShop();
  return (
    <>
      <PageHead title={loaderData.title} values={{ brand: site.brand }} />
      <SplashView page={loaderData} />
    </>
  );
}
