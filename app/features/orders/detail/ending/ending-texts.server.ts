import type { CalendarDay } from "../../../../domain/calendar-day.ts";
import { formatDate, unbrokenDate } from "../../../../i18n/format-date.ts";
import { formatMoney } from "../../../../i18n/format-number.ts";
import { formatStamp } from "../../../../i18n/format-time.ts";
import { translator } from "../../../../i18n/translator.server.ts";
import type { OpenDeclaration } from "./item-ending.ts";
import type { Order, OrderItem } from "../order.ts";

/** A title with its paragraphs, one of which names the number of the declaration. */
export type EndingText = { title: string; number: string; paragraphs: readonly string[] };

/** What a page says of the declarations of an order. */
export type EndingTexts = {
  /** Of a declaration that has no result yet. */
  open?: EndingText;
  /** By the ids of the items. */
  ofItems: Readonly<Record<string, EndingText>>;
};

type Language = { localeId: string; timeZone: string };

/** Few orders have declarations: the server writes their texts, and no browser loads them. */
export function writeEndings({ openDeclaration, items }: Order, language: Language): EndingTexts {
  const t = translator(language.localeId);
  const ofItems = items.flatMap((item) => {
    const text = endingText(item, language);
    return text ? [[item.itemId, text] as const] : [];
  });
  return {
    ...(openDeclaration && {
      open: {
        title: receivedTitle(openDeclaration, language),
        number: openDeclaration.number,
        paragraphs: [t("orders.declarationOpen", { number: openDeclaration.number })],
      },
    }),
    ofItems: Object.fromEntries(ofItems),
  };
}

function endingText({ ending, refundAmount }: OrderItem, language: Language): EndingText | undefined {
  if (!ending) return undefined;
  const { localeId } = language;
  const t = translator(localeId);
  const { number, refundBy } = ending;
  const amount = formatMoney(refundAmount, localeId);
  const refund = refundBy ? [t("orders.refundBy", { amount, date: longDate(refundBy, localeId) })] : [];
  return ending.kind === "withdrawn"
    ? {
        title: receivedTitle({ ...ending, kind: "withdrawal" }, language),
        number,
        paragraphs: [t("orders.withdrawn", { number }), ...refund],
      }
    : {
        title: t("orders.endedEarly", { date: longDate(ending.lastDay, localeId) }),
        number,
        paragraphs: [t("orders.cancelled", { number }), ...refund],
      };
}

const receivedTitle = ({ kind, receivedAt }: OpenDeclaration, { localeId, timeZone }: Language): string =>
  translator(localeId)(kind === "withdrawal" ? "orders.withdrawalReceived" : "orders.cancellationReceived", {
    moment: formatStamp(receivedAt, { locale: localeId, timeZone }),
  });

const longDate = (day: CalendarDay, locale: string): string => unbrokenDate(formatDate(day, { locale, style: "long" }));
