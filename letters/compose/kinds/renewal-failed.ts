import type { LetterOf } from "../../../contracts/letters/letters.ts";
import type { WriteKind } from "../draft.ts";
import type { Block } from "../letter-text.ts";
import { facts, paragraph, type Pen, subjectWith } from "../pen.ts";

/** After each failed charge: there is another try, or it was the last one. */
export const writeRenewalFailed: WriteKind<"renewal-failed"> = (content, pen) => {
  const { service, nextTryOn, endsOn, mendPath } = content;
  const { say, format, hrefOf } = pen;
  const isLast = nextTryOn === null;
  const date = format.day(endsOn);
  const sentences = isLast
    ? [say("notRenewedText", { date }), say("notRenewedNext")]
    : [say("nextTry", { date: format.day(nextTryOn) }), say("endsUnlessPaid", { date })];
  return {
    subject: subjectWith(service, (name) =>
      say(isLast ? "notRenewedSubject" : "renewalFailedSubject", { service: name }),
    ),
    title: say(isLast ? "notRenewedTitle" : "renewalFailedTitle"),
    opening: say(isLast ? "notRenewedOpening" : "renewalFailedOpening", { service }),
    blocks: [
      ...sentences.map((sentence) => paragraph(sentence)),
      failedCharge(content, pen),
      { type: "button", label: say("updatePayment"), href: hrefOf(mendPath) },
    ],
    why: "whySubscription",
  };
};

function failedCharge(content: LetterOf<"renewal-failed">, { say, format, price, payment }: Pen): Block {
  const { service, vehicle, nextTryOn, endsOn } = content;
  return facts(
    [say("service"), service],
    [say("vehicle"), vehicle.name],
    [say("vin"), vehicle.maskedVin],
    [say("amount"), price(content)],
    [say("paymentMethod"), payment(content.payment)],
    [say("nextTryOn"), nextTryOn === null ? null : format.day(nextTryOn)],
    [say("endsOn"), format.day(endsOn)],
  );
}
