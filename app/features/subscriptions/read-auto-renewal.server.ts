import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import { readPart } from "../../request/account/read-part.ts";

/** Whether the shop offers auto-renewal in its country; undefined while commerce does not answer. */
export async function readAutoRenewalInCountry({
  catalogue,
  shop,
}: Pick<AccountDeps, "catalogue" | "shop">): Promise<boolean | undefined> {
  const preferences = await readPart(catalogue.preferences(shop.site.id));
  return preferences.isAvailable ? preferences.value.autoRenewalCountries.includes(shop.market.country) : undefined;
}
