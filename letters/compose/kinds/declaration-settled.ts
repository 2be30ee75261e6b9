import type { LetterOf } from "../../../contracts/letters/letters.ts";
import { type DeclarationRefusal, isToBeSentAgain } from "../../../contracts/order-management/declarations.ts";
import type { TextId } from "../../texts/text-ids.ts";
import type { WriteKind } from "../draft.ts";
import type { Block } from "../letter-text.ts";
import { methodName } from "../../../contracts/letters/payment-name.ts";
import { facts, heading, paragraph, type Pen } from "../pen.ts";

type Settled = LetterOf<"declaration-settled">;
type Result = Settled["services"][number]["result"];

const heads = {
  withdrawal: {
    subject: "settledWithdrawalSubject",
    title: "settledWithdrawalTitle",
    opening: "settledWithdrawalOpening",
  },
  cancellation: {
    subject: "settledCancellationSubject",
    title: "settledCancellationTitle",
    opening: "settledCancellationOpening",
  },
} as const satisfies Record<Settled["declared"], Record<string, TextId>>;

const refusals = {
  "no-contract": "refusedNoContract",
  "several-contracts": "refusedSeveralContracts",
  "not-the-customer": "refusedNotCustomer",
  "declared-before": "refusedDeclaredBefore",
  "ended-before": "refusedEndedBefore",
  "period-over": "refusedPeriodOver",
  "later-day": "refusedLaterDay",
  "no-good-cause": "refusedNoGoodCause",
} as const satisfies Record<DeclarationRefusal, TextId>;

/** The answer that the receipt of a declaration promises: what happened to each service. */
export const writeDeclarationSettled: WriteKind<"declaration-settled"> = (content, pen) => {
  const { number, receivedAt, declared, order, vehicle, services } = content;
  const { say, format, hrefOf } = pen;
  const { subject, title, opening } = heads[declared];
  return {
    subject: say(subject, { number }),
    title: say(title),
    opening: say(opening, { moment: format.moment(receivedAt) }),
    blocks: [
      ...outcome(content, pen),
      ...sendAgain(content, pen),
      ...services.flatMap(({ name, result }) => [heading(name), ...resultTexts(result, pen).map(paragraph)]),
      ...refundBlocks(content, pen),
      facts(
        [say("receiptNumber"), number],
        [say("receivedAt"), format.moment(receivedAt)],
        [say("orderNumber"), order && order.orderNumber],
        [say("vehicle"), vehicle && vehicle.name],
        [say("vin"), vehicle && vehicle.maskedVin],
      ),
      ...(order ? [{ type: "button", label: say("viewOrder"), href: hrefOf(order.orderPath) } as const] : []),
    ],
    why: content.isForContractAddress ? "whyContract" : "whyDeclaration",
  };
};

function outcome({ refusal, services, hasDetails }: Settled, { say }: Pen): Block[] {
  if (refusal) return [paragraph(say(refusals[refusal]))];
  if (!hasDetails) return [paragraph(say("resultCarriedOut")), paragraph(say("resultInOtherLetter"))];
  return services.length === 0 ? [paragraph(say("resultCarriedOut"))] : [];
}

const forms = {
  withdrawal: { label: "withdraw", path: "/withdraw" },
  cancellation: { label: "cancelSubscription", path: "/cancel-subscription" },
} as const satisfies Record<Settled["declared"], { label: TextId; path: string }>;

/** What was written for the contract, beside the form to write it again. */
function sendAgain({ declared, refusal, contract }: Settled, { say, hrefOf }: Pen): Block[] {
  if (!isToBeSentAgain(refusal)) return [];
  const { label, path } = forms[declared];
  return [
    ...(contract ? [facts([say("yourContractText"), contract])] : []),
    { type: "link", label: say(label), href: hrefOf(path) },
  ];
}

const plainResults = {
  withdrawn: "resultWithdrawn",
  "returned-before": "resultReturnedBefore",
  "ended-before": "resultEndedBefore",
  "one-time": "resultOneTime",
  unchanged: "resultUnchanged",
} as const satisfies Record<Exclude<Result["kind"], "cancelled" | "ends-anyway">, TextId>;

function resultTexts(result: Result, pen: Pen): string[] {
  const { say, format } = pen;
  if (result.kind === "ends-anyway") return [say("resultEndsAnyway", { date: format.day(result.lastDay) })];
  if (result.kind === "cancelled") return cancelledTexts(result, pen);
  const runsUntil = result.kind === "withdrawn" ? result.runsUntil : undefined;
  const text = say(plainResults[result.kind]);
  return runsUntil ? [text, say("resultStillRuns", { date: format.day(runsUntil) })] : [text];
}

function cancelledTexts(result: Extract<Result, { kind: "cancelled" }>, { say, format }: Pen): string[] {
  const { lastDay, isPaidBack, hasEnded = false, hadRenewal = true } = result;
  const early = hasEnded ? "resultCancelledEnded" : "resultCancelledEarly";
  const text = say(isPaidBack ? early : "resultCancelled", { date: format.day(lastDay) });
  return hadRenewal ? [text, say("resultRenewalOff")] : [text];
}

function refundBlocks({ refund }: Settled, pen: Pen): Block[] {
  if (!refund) return [];
  const { say, format, price, payment } = pen;
  const values = { amount: format.money(refund), date: format.day(refund.by) };
  const hasName = methodName(refund.payment) !== undefined;
  const text = hasName
    ? say("refundToMethod", { ...values, method: payment(refund.payment) })
    : say("refundToOriginal", values);
  return [heading(say("refund")), paragraph(text), facts([say("amount"), price(refund)])];
}
