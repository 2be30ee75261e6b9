import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { disputeAfter, disputeSteps } from "../../payments/ledger/dispute-states.ts";
import {
  refundStates,
  refundTransitions,
  reversalStates,
  reversalTransitions,
} from "../../payments/ledger/refund-states.ts";
import {
  type StateEffect,
  effectsOfState,
  type PaymentState,
  paymentStates,
  transitions,
} from "../../payments/ledger/states.ts";
import type { WebhookMessage } from "../../payments/webhooks/webhook-message.ts";
import { projectRoot } from "../source-files.ts";
import { type KnownMessage, listKnownMessages } from "./known-messages.ts";

const path = "docs/payment-messages.md";
const nothing = "–";

type About = WebhookMessage["about"];
type Section<A extends About> = {
  title: string;
  text: string;
  columns: readonly string[];
  cells: (parsed: Extract<WebhookMessage, { about: A }>) => string[];
};

const followUpWords: Record<StateEffect, string> = {
  order: "order updated",
  method: "method kept",
  reversal: "reversal requested",
};

function paymentCell(state: PaymentState, { answer }: Extract<WebhookMessage, { about: "payment" }>): string {
  const next = transitions[state][answer.kind];
  return next ? [next, ...(effectsOfState[next] ?? []).map((one) => followUpWords[one])].join(", ") : nothing;
}

const refundWords = { ACCEPTED: "", ISSUED: "", REQUESTED: "", FAILED: ", the amount can be refunded again" };
const reversalWords = { REQUESTED: ", asked again under a new key", ACCEPTED: "", DONE: ", payment REVERSED" };
const disputeWords = { OPEN: ", refunds refused", LOST: ", refunds refused", WON: ", refunds allowed" };

const sections: { [A in Exclude<About, "other">]: Section<A> } = {
  payment: {
    title: "Payments",
    text: "What a message changes, by the state of the payment. Money that does not fit the order, or a second charge for it, always goes back.",
    columns: paymentStates,
    cells: (parsed) => paymentStates.map((state) => paymentCell(state, parsed)),
  },
  refund: {
    title: "Refunds",
    text: "By the state of the refund. A refund that came back after it was issued is reported, and order management shows it as an error.",
    columns: refundStates,
    cells: ({ isDone }) =>
      refundStates.map((state) => {
        const next = refundTransitions[state][isDone ? "issued" : "failed"];
        return next ? next + refundWords[next] : nothing;
      }),
  },
  reversal: {
    title: "Reversals",
    text: "By the state of the reversal. A message about an attempt that has failed before, or about an older attempt, changes nothing.",
    columns: reversalStates,
    cells: ({ isDone }) =>
      reversalStates.map((state) => {
        const next = reversalTransitions[state][isDone ? "done" : "failed"];
        return next ? next + reversalWords[next] : nothing;
      }),
  },
  dispute: {
    title: "Disputes",
    text: "By the furthest step that an open dispute has reached before.",
    columns: ["no dispute yet", ...disputeSteps],
    cells: (parsed) =>
      [undefined, ...disputeSteps.keys()].map((step) => {
        const next = disputeAfter(step === undefined ? undefined : { state: "OPEN", step }, parsed);
        return next ? next.state + disputeWords[next.state] : nothing;
      }),
  },
  failedCapture: {
    title: "Captures that failed",
    text: "In every state of the payment.",
    columns: ["effect"],
    cells: () => ["refunds refused, reported for people"],
  },
  token: {
    title: "Tokens",
    text: "In every state of the payment, also before it is known.",
    columns: ["effect"],
    cells: ({ isDisabled }) => [isDisabled ? "method forgotten" : "method kept, payment and order get the token"],
  },
};

function sectionText(about: keyof typeof sections, messages: readonly KnownMessage[]): string {
  // Only messages of the section's own kind reach its cells; the compiler cannot follow that through the table.
  const { title, text, columns, cells } = sections[about] as unknown as Section<About>;
  const rows = messages
    .filter(({ parsed }) => parsed.about === about)
    .map((message) => [nameOf(message), ...cells(message.parsed)]);
  return `## ${title}\n\n${text}\n\n${table([["message", ...columns], ...rows])}`;
}

const nameOf = ({ provider, name, variants }: KnownMessage): string => {
  const known = variants.filter((variant) => variant !== "");
  return `${provider} \`${name}\`${known.length > 0 ? `: ${known.join("; ")}` : ""}`;
};

/** Padded the way the formatter wants it. */
function table([header = [], ...rows]: string[][]): string {
  const widths = header.map((_, column) => Math.max(3, ...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(header), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function describeMessages(): string {
  const messages = listKnownMessages();
  const abouts = Object.keys(sections) as (keyof typeof sections)[];
  const ignored = messages.filter(({ parsed }) => parsed.about === "other").map((message) => `- ${nameOf(message)}`);
  return `${[
    "# What the providers' messages change",
    "Written by `node tools/payment-messages/message-table.ts` from the readers of the messages and the transitions of the ledger; `npm run check` fails when it is stale. A dash means that nothing changes. Every signed message is kept and answered, whatever it says.",
    ...abouts.map((about) => sectionText(about, messages)),
    `## Known, and without effect\n\n${ignored.join("\n")}`,
  ].join("\n\n")}\n`;
}

/** Whether the document still says what the code does. */
export async function findStaleMessageTable(): Promise<string[]> {
  const written = await readFile(join(projectRoot, path), "utf8").catch(() => "");
  return written === describeMessages() ? [] : [`${path} is stale: node tools/payment-messages/message-table.ts`];
}

if (import.meta.main) await writeFile(join(projectRoot, path), describeMessages());
