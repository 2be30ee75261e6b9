import { resolveWithin } from "../../../request/resolve-within.ts";
import { CONTENT_TIMEOUT_MS, type HelpDeps } from "../help-deps.ts";
import type { DataCardList } from "../legal/legal-page.ts";

/** Leads to the data of every service on offer; undefined when commerce or the help content does not answer. */
export async function listDataCards(deps: HelpDeps): Promise<DataCardList | undefined> {
  const { catalogue, siteId, locale, market, timeoutMs = CONTENT_TIMEOUT_MS } = deps;
  const [text, products] = await Promise.all([
    resolveWithin(catalogue.helpText({ localeId: locale.id, name: "dataCards" }), timeoutMs),
    resolveWithin(catalogue.allProducts({ siteId, localeId: locale.id, currency: market.currency }), timeoutMs),
  ]);
  if (!text || !products) return undefined;
  const links = products.map(({ productId, name }) => ({ text: name, to: `/service/${productId}/data` }));
  return { title: text.title, introHtml: text.bodyHtml, links };
}
