import { PageHead } from "../../page/page-head.tsx";
import { requestedShopContext } from "../../request/request-context.ts";
import type { LocaleId } from "../../site/locales.ts";
import { useShop } from "../../site/shop-context.tsx";
import type { Route } from "./+types/test-override";
import { refuse } from "../../request/refuse.ts";

/** Shows that routes may differ by locale: only these locales have this page. */
const locales: readonly LocaleId[] = ["en-GB", "en-US", "en-CA", "fr-CA", "en-XB", "fr-BE", "es-ES"];

export function loader({ context }: Route.LoaderArgs) {
  if (!locales.includes(context.get(requestedShopContext).shop.locale.id)) refuse(404);
  return null;
}

export default function TestOverride() {
  const { locale } = useShop();
  return (
    <section className="section wrap">
      <PageHead title={{ name: locale.id }} isUnlisted />
      <h1 className="display d-48">{locale.id}</h1>
    </section>
  );
}
