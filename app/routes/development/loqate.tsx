import { PageHead } from "../../page/page-head.tsx";
import { NO_ADDRESS } from "../../address/address-fields.ts";
import { countryOptions } from "../../address/billing-countries.server.ts";
import { AddressFieldset } from "../../address/form/address-fieldset.tsx";
import { useMessage } from "../../i18n/message.tsx";
import { sessionContext, requestedShopContext } from "../../request/request-context.ts";
import type { Route } from "./+types/loqate";

/** Only the form of an address, to test the lookup, which needs the session of a shopper. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(sessionContext).getOrCreateShopper();
  const { market, locale } = context.get(requestedShopContext).shop;
  return {
    countries: countryOptions(market.country, locale.id),
    address: { ...NO_ADDRESS, countryCode: market.country },
  };
}

export default function Loqate({ loaderData: { countries, address } }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <section className="section wrap">
      <PageHead title={{ name: t("address.lookup") }} isUnlisted />
      <h1 className="display d-48">{t("address.lookup")}</h1>
      <AddressFieldset address={address} entry="lookup" countries={countries} problems={[]} />
    </section>
  );
}
