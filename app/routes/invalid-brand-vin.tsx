import { OtherShop } from "../features/vehicle/elsewhere/other-shop.tsx";
import { otherShopOf } from "../features/vehicle/elsewhere/other-shop-of.server.ts";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page-head.tsx";
import { shopContext } from "../request-context.ts";
import type { Route } from "./+types/invalid-brand-vin";

/** There are two makes: a vehicle that is not of this one is of the other. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, market } = context.get(shopContext).shop;
  const make = site.make === "jaguar" ? "landrover" : "jaguar";
  const other = otherShopOf(context, { make, country: market.country });
  if (other.kind !== "brandMismatch") throw new Error(`There is no site for ${make}.`);
  return { brand: other.brand, href: other.href };
}

export default function InvalidBrandVin({ loaderData: { brand, href } }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.invalidBrand" isUnlisted />
      <OtherShop
        title={t("vin.brandTitle", { brand })}
        text={t("vin.brandText", { brand })}
        shop={{ href, label: t("vin.goToSite", { brand }) }}
      />
    </>
  );
}
