import { type MarketLaw, lawOf, type NoticeWindow } from "../../../../contracts/markets/market-law.ts";
import { reminderOffsets } from "../../../../contracts/markets/renewal-terms.ts";
import type { Queries } from "../../../../database/database.ts";
import { findLetters } from "../../../../letters/outbox/find-letters.ts";
import type { LetterState } from "../../../../letters/outbox/outbox-table.ts";
import { addDays, type Day, dayOf } from "../../calendar.ts";
import { reminderKey } from "../../letters/reminder-letter.ts";
import { autoRenewalChangedKey, type Subscription } from "../../letters/subscription-letters.ts";

/** The term that would renew. */
type Term = { startsOn: Day | null; endsOn: Day };

type Evidence = {
  /** The days on which reminders of this renewal were handed over to be delivered. */
  remindedOn: readonly Day[];
  /** The day on which the customer turned auto-renewal on, with a letter about it. */
  turnedOn: Day | null;
};

/**
 * Whether the notices that the law asks for were given. Each of its windows needs a reminder that was handed over within
 * it. A term that began after the day of that reminder, such as a month, needs any reminder of its end. For a
 * customer who turned auto-renewal on after a window was over, the letter about that is the notice.
 */
export function hasNotice(
  { noticeDays, noticeWindows }: Pick<MarketLaw["autoRenew"], "noticeDays" | "noticeWindows">,
  { startsOn, endsOn }: Term,
  { remindedOn, turnedOn }: Evidence,
): boolean {
  const isGiven = (window: NoticeWindow): boolean => {
    const lastDay = addDays(endsOn, -window.until);
    if (turnedOn !== null && turnedOn > lastDay) return true;
    const reminder = noticeDays.filter((day) => day <= window.from && day >= window.until).at(-1) ?? window.until;
    if (startsOn !== null && addDays(endsOn, -reminder) < startsOn) return remindedOn.some((day) => day < endsOn);
    return remindedOn.some(
      (day) => day <= lastDay && (window.from === Infinity || day >= addDays(endsOn, -window.from)),
    );
  };
  return noticeWindows.every(isGiven);
}

/** onItsWay: the letter that would be the notice still waits to be sent. */
export type Notice = "given" | "missing" | "onItsWay";

type Renewing = Omit<Subscription, "record">;

/** Customers of the previous shop get their notices from there, until their first renewal here. */
export async function findNotice(tx: Queries, { asset, order, item }: Renewing): Promise<Notice> {
  const law = lawOf(order).autoRenew;
  const { expiresOn } = asset;
  if (law.noticeWindows.length === 0 || order.storefront === "Magento" || expiresOn === null) return "given";
  const term = { startsOn: item.termStartsOn, endsOn: expiresOn };
  const remindedOn = await findReminderDays(tx, { asset, order }, expiresOn);
  if (hasNotice(law, term, { remindedOn, turnedOn: null })) return "given";
  const change = await findTurnedOn(tx, { asset, order });
  if (!change || !hasNotice(law, term, { remindedOn, turnedOn: change.day })) return "missing";
  if (change.state === "waiting") return "onItsWay";
  return change.state === "sent" ? "given" : "missing";
}

type OfOrder = Pick<Renewing, "asset" | "order">;

async function findReminderDays(tx: Queries, { asset, order }: OfOrder, expiresOn: Day): Promise<Day[]> {
  const keys = reminderOffsets.map((dayOffset) => reminderKey({ assetId: asset.id, expiresOn, dayOffset }));
  const reminders = await findLetters(tx, keys);
  return reminders.flatMap(({ content, state, sentAt }) =>
    content.kind === "reminder" && content.renewal && state === "sent" && sentAt ? [dayOf(sentAt, order)] : [],
  );
}

/** The day on which the customer turned auto-renewal on, and what became of the letter about it. */
async function findTurnedOn(
  tx: Queries,
  { asset, order }: OfOrder,
): Promise<{ day: Day; state: LetterState } | undefined> {
  const { turnedOnAt } = asset;
  if (turnedOnAt === null) return undefined;
  const [letter] = await findLetters(tx, [autoRenewalChangedKey({ asset, isOn: true, at: turnedOnAt })]);
  return letter && { day: dayOf(turnedOnAt, order), state: letter.state };
}
