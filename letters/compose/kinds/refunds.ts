import type { WriteKind } from "../draft.ts";
import type { LetterOf } from "../../../contracts/letters/letters.ts";
import { methodName } from "../../../contracts/letters/payment-name.ts";
import { facts, note, paragraph, type Pen } from "../pen.ts";

export const writeRefundRequested: WriteKind<"refund-requested"> = (content, { say, format, price, hrefOf }) => {
  const { orderNumber, orderPath, requestNumber, services } = content;
  const amount = format.money(content);
  return {
    subject: say("refundRequestedSubject", { orderNumber }),
    title: say("refundRequestedTitle"),
    opening: say("refundRequestedOpening", { number: requestNumber }),
    blocks: [
      paragraph(say(services.length === 1 ? "refundRequestedText" : "refundRequestedForSeveral", { amount })),
      { type: "list", items: services },
      facts([say("refund"), price(content)], [say("orderNumber"), orderNumber], [say("requestNumber"), requestNumber]),
      paragraph(say("fullRefund")),
      { type: "button", label: say("viewOrder"), href: hrefOf(orderPath) },
    ],
    why: "whyOrder",
  };
};

export const writeRefundIssued: WriteKind<"refund-issued"> = (content, pen) => {
  const { orderNumber, orderPath, service } = content;
  const { say, price, payment, hrefOf } = pen;
  return {
    subject: say("refundIssuedSubject", { orderNumber }),
    title: say("refundIssuedTitle"),
    opening: say("refundIssuedOpening", { orderNumber }),
    blocks: [
      paragraph(refundHint(content, pen)),
      facts(
        [say("service"), service],
        [say("refund"), price(content)],
        [say("paymentMethod"), payment(content.payment)],
        [say("orderNumber"), orderNumber],
      ),
      { type: "button", label: say("viewOrder"), href: hrefOf(orderPath) },
      note(say("creditNote")),
    ],
    why: "whyOrder",
  };
};

function refundHint(content: LetterOf<"refund-issued">, { say, format }: Pen): string {
  const amount = format.money(content);
  const { last4 } = content.payment;
  const method = methodName(content.payment);
  if (method === undefined) return say("refundIssuedBack", { amount });
  return last4
    ? say("refundIssuedToCard", { amount, cardType: method, last4 })
    : say("refundIssuedTo", { amount, method });
}
