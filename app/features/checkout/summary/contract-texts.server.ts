import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { termLength } from "../../../i18n/plan-term-label.ts";
import { translator } from "../../../i18n/translator.server.ts";
import { longDate, type RenewingService } from "../../../page/written-texts/renewal-texts.server.ts";
import type { LocaleId } from "../../../site/locales.ts";

/** A service of a contract, with the dates that this visitor may see. */
export type ContractService = RenewingService & {
  /** The day on which the present term ends and this one begins; absent for a service that begins at once. */
  startsOn?: CalendarDay;
};

/** How many services have an end that this visitor can read. */
export const countEndDates = (services: readonly ContractService[]): number =>
  services.filter(({ term, newEnd }) => term && newEnd).length;

/** "1 year from activation, at least until …"; undefined without a term. */
export function termText({ term, startsOn, newEnd }: ContractService, localeId: LocaleId): string | undefined {
  if (!term) return undefined;
  const t = translator(localeId);
  const plan = termLength(term, { t, locale: localeId });
  if (!newEnd) return t("checkout.termOfHiddenDate", { plan });
  const date = longDate(newEnd, localeId);
  return startsOn
    ? t("checkout.termAfterPresent", { plan, start: longDate(startsOn, localeId), date })
    : t("checkout.termFromActivation", { plan, date });
}
