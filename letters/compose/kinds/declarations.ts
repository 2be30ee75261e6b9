import type { LetterOf } from "../../../contracts/letters/letters.ts";
import type { WriteKind } from "../draft.ts";
import type { Block } from "../letter-text.ts";
import { facts, heading, paragraph, type Pen } from "../pen.ts";

/**
 * Receipts repeat what was declared, with date and time, and say nothing about whether there is such a contract: the
 * sender may be anybody.
 */
export const writeWithdrawalReceived: WriteKind<"withdrawal-received"> = (content, pen) => {
  const { number, receivedAt } = content;
  const { say, format } = pen;
  return {
    subject: say("withdrawalSubject", { number }),
    title: say("withdrawalReceivedTitle"),
    opening: say("withdrawalOpening", { moment: format.moment(receivedAt) }),
    blocks: [
      heading(say("declarationTitle")),
      { type: "quote", text: say("withdrawalStatement") },
      facts(...declarationRows(content, pen)),
      paragraph(say("declarationNext")),
      paragraph(say("notYourChange")),
    ],
    why: content.isForContractAddress ? "whyContract" : "whyDeclaration",
  };
};

export const writeCancellationReceived: WriteKind<"cancellation-received"> = (content, pen) => {
  const { number, receivedAt, type, endsOn, reason } = content;
  const { say, format } = pen;
  const reasonBlocks: Block[] = reason === null ? [] : [heading(say("reason")), { type: "quote", text: reason }];
  return {
    subject: say("cancellationSubject", { number }),
    title: say("cancellationTitle"),
    opening: say("cancellationOpening", { moment: format.moment(receivedAt) }),
    blocks: [
      heading(say("declarationTitle")),
      { type: "quote", text: say("cancellationStatement") },
      facts(
        ...declarationRows(content, pen),
        [say("cancellationKind"), say(type)],
        [say("wishedEnd"), endsOn === null ? say("earliestEnd") : format.day(endsOn)],
      ),
      ...reasonBlocks,
      paragraph(say(type === "extraordinary" ? "goodCauseNext" : "declarationNext")),
      paragraph(say("notYourChange")),
    ],
    why: content.isForContractAddress ? "whyContract" : "whyDeclaration",
  };
};

type Declaration = LetterOf<"withdrawal-received"> | LetterOf<"cancellation-received">;

const declarationRows = ({ number, receivedAt, name, contract, email }: Declaration, { say, format }: Pen) =>
  [
    [say("receiptNumber"), number],
    [say("receivedAt"), format.moment(receivedAt)],
    [say("name"), name],
    [say("contract"), contract],
    [say("email"), email],
  ] as const;
