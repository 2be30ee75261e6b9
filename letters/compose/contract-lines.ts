import type { Letter, LetterOf } from "../../contracts/letters/letters.ts";
import { listedTaxName } from "../../contracts/markets/listed-taxes.ts";
import { lawOf } from "../../contracts/markets/market-law.ts";
import { reminderDays, type RenewalExit, renewalTermsOf } from "../../contracts/markets/renewal-terms.ts";
import type { TextId } from "../texts/text-ids.ts";
import type { Pen } from "./pen.ts";

type Order = LetterOf<"order-received">;
type Line = Order["lines"][number];
type ContractPen = Pick<Pen, "say" | "format" | "grossPrice"> & Pick<Letter, "localeId">;

const exits = {
  paidEnd: "exitPaidEnd",
  atOnce: "exitAtOnce",
  twoMonths: "exitTwoMonths",
} as const satisfies Record<RenewalExit, TextId>;

/** When a service begins and until when it runs; a letter from before these dates were kept says nothing. */
export function termLine({ term, startsOn, endsOn }: Line, { say, format }: ContractPen): string | null {
  if (!term || !endsOn) return null;
  const plan = format.term(term);
  const date = format.day(endsOn);
  return startsOn
    ? say("termAfterPresent", { plan, start: format.day(startsOn), date })
    : say("termFromActivation", { plan, date });
}

/** Whether the law wants what is said about renewals in bold type and in a box. */
export const isClauseBoxed = ({ billingStateCode }: Order, { localeId }: Pick<ContractPen, "localeId">): boolean =>
  lawOf({ localeId, billingStateCode }).autoRenew.clause === "box";

/** What is charged when for each service that renews, how that is ended, and when a letter announces it. */
export function renewalLines({ lines, currency, billingStateCode }: Order, pen: ContractPen): string[] {
  const { isByMonth, exit } = renewalTermsOf(lawOf({ localeId: pen.localeId, billingStateCode }));
  const { say } = pen;
  return [
    ...lines.flatMap((line) => chargeLine(line, { pen, isByMonth, currency })),
    say(exits[exit]),
    say(isByMonth ? "remindersOfMonths" : "remindersOfTerms", reminderTexts),
  ];
}

const reminderTexts = {
  first: String(reminderDays.first),
  second: String(reminderDays.second),
  third: String(reminderDays.third),
};

type Charge = { pen: ContractPen; isByMonth: boolean; currency: string };

function chargeLine(line: Line, { pen, isByMonth, currency }: Charge): string[] {
  const { name: service, term, endsOn, isAutoRenewed, renewalTotal } = line;
  if (!isAutoRenewed || !term || !endsOn || renewalTotal === undefined) return [];
  const { say, format, grossPrice } = pen;
  const date = format.day(endsOn);
  const price = grossPrice({ total: renewalTotal, currency });
  return [
    isByMonth
      ? say("monthlyFrom", { service, date, price })
      : say("renewsOnDay", { service, date, term: format.term(term), price }),
  ];
}

/** Each tax that the market lists by its name. */
export const taxRows = ({ taxes = [], currency }: Order, { localeId, format }: ContractPen) =>
  taxes.map(
    ({ name, rate, amount }) =>
      [
        `${listedTaxName(name, localeId)} (${format.percent(rate)})`,
        format.money({ total: amount, currency }),
      ] as const,
  );
