import type { LetterOf } from "../../../contracts/letters/letters.ts";
import type { WriteKind } from "../draft.ts";
import { facts, note, paragraph, type Pen } from "../pen.ts";

export const writePaymentFailed: WriteKind<"payment-failed"> = (content, { say, price, hrefOf }) => {
  const { orderNumber, services, retryPath } = content;
  return {
    subject: say("paymentFailedSubject", { orderNumber }),
    title: say("paymentFailedTitle"),
    opening: say("paymentFailedOpening", { orderNumber }),
    blocks: [
      paragraph(say("paymentFailedText")),
      facts([say("orderNumber"), orderNumber], [say("amount"), price(content)]),
      { type: "list", items: services },
      paragraph(say("notCharged")),
      { type: "button", label: say("tryAgain"), href: hrefOf(retryPath) },
    ],
    why: "whyOrder",
  };
};

type ActiveService = LetterOf<"services-active">["services"][number];

function termText({ startsOn, activeUntil }: ActiveService, { say, format }: Pen): string {
  if (activeUntil === null) return say("withoutEnd");
  const end = format.day(activeUntil);
  return startsOn ? say("renewedFromUntil", { start: format.day(startsOn), end }) : say("untilDay", { date: end });
}

const activeHead = {
  subject: "servicesActiveSubject",
  title: "servicesActiveTitle",
  opening: "servicesActiveOpening",
} as const;
const renewedHead = {
  subject: "servicesRenewedSubject",
  title: "servicesRenewedTitle",
  opening: "servicesRenewedOpening",
} as const;

/** Of an order that only renews, nothing is active now that was not active before. */
export const writeServicesActive: WriteKind<"services-active"> = (content, pen) => {
  const { orderNumber, orderPath, vehicle, services } = content;
  const { say, hrefOf } = pen;
  const { subject, title, opening } = services.every(({ startsOn }) => startsOn) ? renewedHead : activeHead;
  return {
    subject: say(subject, { orderNumber }),
    title: say(title),
    opening: say(opening),
    blocks: [
      facts(...services.map((service) => [service.name, termText(service, pen)] as const)),
      facts([say("vehicle"), vehicle.name], [say("vin"), vehicle.maskedVin], [say("orderNumber"), orderNumber]),
      { type: "button", label: say("viewOrder"), href: hrefOf(orderPath) },
      note(say("servicesActiveHint")),
    ],
    why: "whyOrder",
  };
};
