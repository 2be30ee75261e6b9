import type { LetterOf } from "../../../contracts/letters/letters.ts";
import type { WriteKind } from "../draft.ts";
import { isClauseBoxed, renewalLines, taxRows, termLine } from "../contract-lines.ts";
import type { Block } from "../letter-text.ts";
import { facts, heading, note, paragraph, type Pen } from "../pen.ts";

type OrderReceived = LetterOf<"order-received">;

/** The form, with the order already named. */
const withdrawPath = (orderNumber: string) => `/withdraw?${new URLSearchParams({ order: orderNumber }).toString()}`;

/** The confirmation of the contract on a durable medium. */
export const writeOrderReceived: WriteKind<"order-received"> = (content, pen) => {
  const { orderNumber, orderPath, withdrawalUntil } = content;
  const { say, format, hrefOf } = pen;
  return {
    subject: say("orderReceivedSubject", { orderNumber }),
    title: say("orderReceivedTitle"),
    opening: say("orderReceivedOpening"),
    blocks: [
      orderedServices(content, pen),
      ...termBlocks(content, pen),
      orderFacts(content, pen),
      { type: "button", label: say("viewOrder"), href: hrefOf(orderPath) },
      ...renewalBlocks(content, pen),
      heading(say("withdrawalTitle")),
      paragraph(say("withdrawalUntil", { date: format.day(withdrawalUntil) })),
      { type: "link", label: say("withdraw"), href: hrefOf(withdrawPath(orderNumber)) },
      heading(say("endingTitle")),
      paragraph(say("endingText")),
      { type: "link", label: say("cancelSubscription"), href: hrefOf("/cancel-subscription") },
      note(say("attachments")),
      ...textLinks(content, pen),
    ],
    why: "whyOrder",
  };
};

const orderedServices = ({ lines, currency }: OrderReceived, { say, format, grossPrice }: Pen): Block =>
  facts(
    ...lines.map(
      ({ name, term, total }) =>
        [name, say("planAndPrice", { plan: format.term(term), price: grossPrice({ total, currency }) })] as const,
    ),
  );

/** When each service begins and ends, under its price. */
function termBlocks({ lines }: OrderReceived, pen: Pen): Block[] {
  const terms = lines.map((line) => [line.name, termLine(line, pen)] as const);
  return terms.some(([, term]) => term !== null) ? [heading(pen.say("startAndEnd")), facts(...terms)] : [];
}

function orderFacts(content: OrderReceived, pen: Pen): Block {
  const { say, format, price, payment } = pen;
  const { orderNumber, orderedAt, customer, vehicle } = content;
  const { firstName, lastName } = customer;
  return facts(
    [say("total"), price(content)],
    ...taxRows(content, pen),
    [say("paymentMethod"), payment(content.payment)],
    [say("orderNumber"), orderNumber],
    [say("orderedAt"), format.moment(orderedAt)],
    [say("customer"), lastName === null ? firstName : `${firstName} ${lastName}`],
    [say("vehicle"), vehicle.name],
    [say("vin"), vehicle.maskedVin],
  );
}

const promises = {
  one: ["autoRenewalTurnedOn", "autoRenewalNotice"],
  several: ["autoRenewalTurnedOnForSeveral", "autoRenewalNoticeOfSeveral"],
} as const;

/** Auto-renewal is a choice per order, and stands with each service so that nothing renews by surprise. */
function renewalBlocks(content: OrderReceived, pen: Pen): Block[] {
  const { lines } = content;
  const { say } = pen;
  const states = lines.map(
    ({ name, isAutoRenewed }) => [name, say(isAutoRenewed ? "autoRenewalOn" : "autoRenewalOff")] as const,
  );
  const renewing = lines.filter(({ isAutoRenewed }) => isAutoRenewed).length;
  const sentences =
    renewing > 0
      ? [...promises[renewing > 1 ? "several" : "one"].map((id) => say(id)), ...renewalLines(content, pen)]
      : [say("nothingRenews")];
  return [heading(say("autoRenewal")), facts(...states), ...clauseBlocks(sentences, content, pen)];
}

/** Where the law wants it, the clause about renewals stands in bold type and in a box. */
function clauseBlocks(sentences: readonly string[], content: OrderReceived, pen: Pen): Block[] {
  const isRenewed = content.lines.some(({ isAutoRenewed }) => isAutoRenewed);
  if (!isRenewed || !isClauseBoxed(content, pen)) return sentences.map((sentence) => paragraph(sentence));
  return [{ type: "box", title: pen.say("autoRenewal"), text: sentences.join("\n"), isBold: true }];
}

const textLinks = ({ termsLink, privacyLink }: OrderReceived, { say }: Pen): Block[] => [
  ...(termsLink === null ? [] : [{ type: "link", label: say("terms"), href: termsLink } as const]),
  ...(privacyLink === null ? [] : [{ type: "link", label: say("privacy"), href: privacyLink } as const]),
];
