import type { LetterOf } from "../../../contracts/letters/letters.ts";
import type { WriteKind } from "../draft.ts";
import { facts, note, paragraph, type Pen, subjectWith } from "../pen.ts";

export const writeRenewed: WriteKind<"renewed"> = (content, { say, format, price, payment, hrefOf }) => {
  const { service, vehicle, orderNumber, orderPath, term, renewedUntil, hasFreeExit = false } = content;
  return {
    subject: subjectWith(service, (name) => say("renewedSubject", { service: name })),
    title: say("renewedTitle"),
    opening: say("renewedOpening", { service }),
    blocks: [
      facts(
        [say("service"), service],
        [say("vehicle"), vehicle.name],
        [say("vin"), vehicle.maskedVin],
        [say("plan"), format.term(term)],
        [say("renewedUntil"), renewedUntil === null ? null : format.day(renewedUntil)],
        [say("amount"), price(content)],
        [say("paymentMethod"), content.payment && payment(content.payment)],
        [say("orderNumber"), orderNumber],
      ),
      ...(hasFreeExit ? [paragraph(say("freeExit"))] : []),
      paragraph(say("invoiceAttached")),
      { type: "button", label: say("viewOrder"), href: hrefOf(orderPath) },
      { type: "link", label: say("cancelSubscription"), href: hrefOf("/cancel-subscription") },
    ],
    why: "whySubscription",
  };
};

const turnedOn = {
  subject: "turnedOnSubject",
  title: "turnedOnTitle",
  opening: "turnedOn",
  state: "autoRenewalOn",
  end: "renewsOn",
} as const;
const turnedOff = {
  subject: "turnedOffSubject",
  title: "turnedOffTitle",
  opening: "turnedOff",
  state: "autoRenewalOff",
  end: "endsOn",
} as const;
const turnedOffByShop = { ...turnedOff, opening: "turnedOffWithoutNotice" } as const;

function wordsOf({ isOn, isWithoutNotice }: LetterOf<"auto-renewal-changed">) {
  if (isOn) return turnedOn;
  return isWithoutNotice ? turnedOffByShop : turnedOff;
}

export const writeAutoRenewalChanged: WriteKind<"auto-renewal-changed"> = (content, pen) => {
  const { say, format, hrefOf } = pen;
  const { service, vehicle, isOn, endsOn, renewal, managePath } = content;
  const words = wordsOf(content);
  const end = endsOn === null ? null : format.day(endsOn);
  return {
    subject: subjectWith(service, (name) => say(words.subject, { service: name })),
    title: say(words.title),
    opening: say(words.opening, { service }),
    blocks: [
      ...(isOn ? [paragraph(say("autoRenewalNotice"))] : []),
      ...(!isOn && end !== null ? [paragraph(say("stopsWorking", { date: end }))] : []),
      facts(
        [say("service"), service],
        [say("vehicle"), vehicle.name],
        [say("vin"), vehicle.maskedVin],
        [say("autoRenewal"), say(words.state)],
        [say(words.end), end],
        ...(renewal ? chargeRows(renewal, pen) : []),
      ),
      { type: "button", label: say("manageSubscription"), href: hrefOf(managePath) },
      ...(content.isWithoutNotice ? [] : [note(say("notYourChange"))]),
    ],
    why: "whySubscription",
  };
};

type Charge = NonNullable<LetterOf<"auto-renewal-changed">["renewal"]>;

/** What has been agreed to: the day, the amount and the length of the renewal, and until when it can be stopped. */
const chargeRows = (charge: Charge, { say, format, price }: Pen) =>
  [
    [say("chargedOn"), format.day(charge.on)],
    [say("amount"), price(charge)],
    [say("plan"), format.term(charge.term)],
    [say("lastDayToStop"), format.day(charge.lastDayToStop)],
  ] as const;

export const writeCardExpires: WriteKind<"card-expires"> = (content, { say, format, price, payment, hrefOf }) => {
  const { service, vehicle, cardExpires, renewsOn, mendPath } = content;
  const date = format.day(renewsOn);
  const card = payment(content.payment);
  return {
    subject: subjectWith(service, (name) => say("cardExpiresSubject", { service: name })),
    title: say("cardExpiresTitle"),
    opening: say("cardExpiresOpening", { card, service, date }),
    blocks: [
      paragraph(say("cardExpiresText")),
      facts(
        [say("paymentMethod"), card],
        [say("cardValidUntil"), format.month(cardExpires)],
        [say("service"), service],
        [say("vehicle"), vehicle.name],
        [say("vin"), vehicle.maskedVin],
        [say("renewsOn"), date],
        [say("amount"), price(content)],
      ),
      { type: "button", label: say("updatePayment"), href: hrefOf(mendPath) },
    ],
    why: "whySubscription",
  };
};
