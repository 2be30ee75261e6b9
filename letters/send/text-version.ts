import { createHash } from "node:crypto";
import type { ShopLocale } from "../../contracts/locales.ts";
import { sellerEmail } from "../../contracts/markets/seller-email.ts";
import { traders } from "../../contracts/markets/trader.ts";
import { companyOf } from "../attachments/contract-summary.ts";
import { attachmentTexts } from "../attachments/texts/attachment-texts.ts";
import { renewalLawNotices } from "../texts/law-notices.ts";
import { termTexts } from "../texts/terms.ts";
import { texts, writtenLocaleOf } from "../texts/texts.ts";
import { unsubscribeTexts } from "../unsubscribe/unsubscribe-texts.ts";

const sites = ["VCS", "VCSJ"] as const;

/** The version of a language's texts: it changes with any of them, those of attached files included. */
export function textVersion(localeId: ShopLocale): string {
  const locale = writtenLocaleOf(localeId);
  const wording = [
    [texts[locale], termTexts[locale], renewalLawNotices[locale]],
    [traders[locale], ...sites.map((siteId) => sellerEmail({ siteId, localeId: locale }))],
    [attachmentTexts(locale), companyOf({ localeId: locale })],
    unsubscribeTexts(locale),
  ];
  return createHash("sha256").update(JSON.stringify(wording)).digest("hex").slice(0, 12);
}
