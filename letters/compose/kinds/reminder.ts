import type { LetterOf } from "../../../contracts/letters/letters.ts";
import { lawNoticesFor } from "../../texts/law-notices.ts";
import { writtenLocaleOf } from "../../texts/texts.ts";
import type { Draft, WriteKind } from "../draft.ts";
import type { Block } from "../letter-text.ts";
import { facts, fillText, note, paragraph, type Pen, subjectWith } from "../pen.ts";

type Reminder = LetterOf<"reminder">;
type Renewal = NonNullable<Reminder["renewal"]>;

/** Comes several times before the end of a term, on the day itself and on the day after. */
export const writeReminder: WriteKind<"reminder"> = (content, pen) =>
  content.renewal ? writeRenewalAhead(content, content.renewal, pen) : writeEndAhead(content, pen);

function writeRenewalAhead(content: Reminder, renewal: Renewal, pen: Pen): Draft {
  const { service, stopPath, renew, calendarPath } = content;
  const { say, format, hrefOf } = pen;
  const isNotice = content.deadline === "separate-notice";
  const date = format.day(renewal.on);
  const deadline = format.day(renewal.lastDayToStop);
  return {
    subject: subjectWith(service, (name) =>
      isNotice
        ? say("silentRenewalSubject", { service: name, date: deadline })
        : say("renewsSubject", { service: name, date }),
    ),
    title: say(isNotice ? "silentRenewalTitle" : "renewsTitle"),
    opening: say("renewsOpening", { service, date }),
    blocks: [
      ...priceChange(renewal, pen),
      paragraph(say("autoRenewalNotice")),
      renewalFacts(content, renewal, pen),
      ...(stopPath !== null && isStoppable(content, renewal) ? stopBlocks(content, renewal, { pen, stopPath }) : []),
      ...(renew === null ? [] : [{ type: "link", label: say("renewNow"), href: hrefOf(renew.path) } as const]),
      { type: "link", label: say("cancelSubscription"), href: hrefOf("/cancel-subscription") },
      { type: "link", label: say("addToCalendar"), href: hrefOf(calendarPath) },
    ],
    why: "whySubscription",
  };
}

const dayLength = 24 * 60 * 60 * 1000;

/** On the day of the charge it is too late to stop it: a way that no longer works is not offered. */
function isStoppable({ endsOn, dayOffset }: Reminder, { lastDayToStop }: Renewal): boolean {
  const writtenOn = new Date(Date.parse(endsOn) + dayOffset * dayLength).toISOString().slice(0, endsOn.length);
  return writtenOn <= lastDayToStop;
}

/** A new price stands before everything else, the old one first. */
function priceChange(
  { on, previousTotal, currency, ...amounts }: Renewal,
  { say, format, grossPrice, price }: Pen,
): Block[] {
  if (previousTotal === null || previousTotal === amounts.total) return [];
  const previous = grossPrice({ total: previousTotal, currency });
  const text = say("priceChangesText", { previous, date: format.day(on), amount: price({ ...amounts, currency }) });
  return [{ type: "box", title: say("priceChanges"), text }];
}

function renewalFacts({ service, vehicle, endsOn }: Reminder, renewal: Renewal, pen: Pen): Block {
  const { say, format, price, payment } = pen;
  return facts(
    [say("service"), service],
    [say("vehicle"), vehicle.name],
    [say("vin"), vehicle.maskedVin],
    [say("endsOn"), format.day(endsOn)],
    [say("chargedOn"), format.day(renewal.on)],
    [say("amount"), price(renewal)],
    [say("plan"), format.term(renewal.term)],
    [say("paymentMethod"), payment(renewal.payment)],
    [say("lastDayToStop"), format.day(renewal.lastDayToStop)],
  );
}

type StopOptions = { pen: Pen; stopPath: string };

/** How to stop the renewal, as plainly or as prominently as the market's law wants it. */
function stopBlocks(
  { deadline, endsOn, billingStateCode, functions }: Reminder,
  { lastDayToStop }: Renewal,
  { pen, stopPath }: StopOptions,
): Block[] {
  const { say, format, hrefOf, localeId } = pen;
  const date = format.day(lastDayToStop);
  const title = say("lastDayTitle", { date });
  const stop: Record<Reminder["deadline"], readonly Block[]> = {
    plain: [paragraph(say("stopText", { date }))],
    box: [{ type: "box", title, text: say("stopText", { date }) }],
    "separate-notice": [
      { type: "box", title, text: say("silenceText", { date }) },
      paragraph(say("stopText", { date })),
    ],
  };
  const notices = lawNoticesFor(writtenLocaleOf(localeId), billingStateCode);
  return [
    ...stop[deadline],
    paragraph(say("stopsWorkingIfStopped", { date: format.day(endsOn) })),
    ...whatEnds(functions, pen),
    { type: "button", label: say("turnOff"), href: hrefOf(stopPath) },
    ...notices.map((notice) => note(fillText(notice, { date }))),
  ];
}

/** What the vehicle can no longer do, if commerce has said it. */
const whatEnds = (functions: string | undefined, { say }: Pen): Block[] =>
  functions ? [paragraph(say("whatEnds", { functions }))] : [];

const endTexts = {
  ahead: { subject: "endsSubject", title: "endsTitle", opening: "endsOpening", end: "stopsWorking", fact: "endsOn" },
  today: {
    subject: "endsTodaySubject",
    title: "endsTodayTitle",
    opening: "endsTodayOpening",
    end: "stopsWorking",
    fact: "endsToday",
  },
  past: {
    subject: "endedSubject",
    title: "endedTitle",
    opening: "endedOpening",
    end: "stoppedWorking",
    fact: "endedOn",
  },
} as const;

const stageOf = (dayOffset: number): keyof typeof endTexts => {
  if (dayOffset < 0) return "ahead";
  return dayOffset === 0 ? "today" : "past";
};

function writeEndAhead(content: Reminder, pen: Pen): Draft {
  const { service, functions, vehicle, dayOffset, endsOn, calendarPath } = content;
  const { say, format, hrefOf } = pen;
  const stage = stageOf(dayOffset);
  const texts = endTexts[stage];
  const date = format.day(endsOn);
  return {
    subject: subjectWith(service, (name) =>
      stage === "ahead" ? say("endsSubject", { service: name, date }) : say(endTexts[stage].subject, { service: name }),
    ),
    title: say(texts.title),
    opening: say(texts.opening, { service, date }),
    blocks: [
      paragraph(say(texts.end, { date })),
      ...whatEnds(functions, pen),
      facts(
        [say("service"), service],
        [say("vehicle"), vehicle.name],
        [say("vin"), vehicle.maskedVin],
        [say(texts.fact), date],
        [say("autoRenewal"), say("autoRenewalOff")],
      ),
      ...renewOffer(content, pen),
      { type: "link", label: say("addToCalendar"), href: hrefOf(calendarPath) },
    ],
    why: "whySubscription",
  };
}

/** What the same plan costs today, and the way to it. */
function renewOffer({ renew, dayOffset, endsOn }: Reminder, { say, format, price, hrefOf }: Pen): Block[] {
  if (!renew) return [];
  return [
    paragraph(say("renewToday")),
    facts([say("plan"), format.term(renew.term)], [say("amount"), price(renew)]),
    ...(dayOffset > 0 ? [] : [paragraph(say("renewEarly", { date: format.day(endsOn) }))]),
    { type: "button", label: say("renewNow"), href: hrefOf(renew.path) },
  ];
}
