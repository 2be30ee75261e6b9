import { SplashView } from "../features/shell/splash-view.tsx";
import { PageHead } from "../page/page-head.tsx";
import { catalogueContext, requestedShopContext } from "../request/request-context.ts";
import type { Route } from "./+types/splash";
import { refuse } from "../request/refuse.ts";

export const handle = { bare: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { site, locale } = context.get(requestedShopContext).shop;
  const page = { siteId: site.id, name: params.splashName, localeId: locale.id };
  const splash = await context.get(catalogueContext).splashPage(page);
  if (!splash) refuse(404);
  return splash;
}

export default function Splash({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={{ name: loaderData.title }} description="page.homeDescription" />
      <SplashView page={loaderData} />
    </>
  );
}
