import type { WriteKind } from "../draft.ts";
import { facts, note, paragraph } from "../pen.ts";

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

export const writeServicesActive: WriteKind<"services-active"> = (content, { say, format, hrefOf }) => {
  const { orderNumber, orderPath, vehicle, services } = content;
  const active = services.map(({ name, activeUntil }) => {
    const until = activeUntil === null ? say("withoutEnd") : say("untilDay", { date: format.day(activeUntil) });
    return [name, until] as const;
  });
  return {
    subject: say("servicesActiveSubject", { orderNumber }),
    title: say("servicesActiveTitle"),
    opening: say("servicesActiveOpening"),
    blocks: [
      facts(...active),
      facts([say("vehicle"), vehicle.name], [say("vin"), vehicle.maskedVin], [say("orderNumber"), orderNumber]),
      { type: "button", label: say("viewOrder"), href: hrefOf(orderPath) },
      note(say("servicesActiveHint")),
    ],
    why: "whyOrder",
  };
};
