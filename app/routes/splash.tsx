import { data } from "react-router";
import { isFault } from "../../contracts/fault.ts";
import { SplashView } from "../features/shell/splash-view.tsx";
import { PageHead } from "../page-head.tsx";
import { catalogueContext, shopContext } from "../request-context.ts";
import type { Route } from "./+types/splash";

export const handle = { bare: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { site, locale } = context.get(shopContext).shop;
  const page = { siteId: site.id, name: params.splashName, localeId: locale.id };
  try {
    const splash = await context.get(catalogueContext).splashPage(page);
    if (splash) return splash;
  } catch (error) {
    if (!isFault(error)) throw error;
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data(null, { status: 503 });
  }
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data(null, { status: 404 });
}

export default function Splash({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={{ name: loaderData.title }} />
      <SplashView page={loaderData} />
    </>
  );
}
