import type { Client } from "../../contracts/client.ts";
import { contentIds, readContent } from "../../contracts/help-content/read-content.ts";
import { dayIn, timeZoneOfLocale } from "../../contracts/markets/market-time.ts";
import type { CalendarDay } from "../domain/calendar-day.ts";
import type { LocaleId } from "../site/locales.ts";
import { cachedRead } from "./cached-read.server.ts";
import type { Catalogue, HelpText, HelpTextName } from "./catalogue.ts";
import { helpTextFromWire } from "./content-from-wire.server.ts";

type TextKey = { localeId: LocaleId; name: HelpTextName; version?: CalendarDay };

/** A text is read again when a day begins in its market, because a new version may apply from that day. */
export function helpTextReader(
  helpContent: Client,
  { now, freshMs }: { now: () => Date; freshMs: number },
): Catalogue["helpText"] {
  const today = (localeId: LocaleId) => dayIn(now(), timeZoneOfLocale(localeId));
  const texts = cachedRead<TextKey, { text: HelpText; localeId: LocaleId; readOn: CalendarDay }>({
    read: async ({ localeId, name, version }) => {
      const readOn = today(localeId);
      const query = { locale: localeId, ...(version && { version }) };
      const content = await helpContent(readContent, { params: { id: contentIds[name] }, query });
      return { text: helpTextFromWire(content), localeId, readOn };
    },
    nameOf: ({ localeId, name, version = "" }) => `${localeId} ${name} ${version}`,
    isCurrent: ({ localeId, readOn }) => readOn === today(localeId),
    now,
    freshMs,
  });
  return async (key) => (await texts(key)).text;
}
