import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { declarationNumber, declarationStates } from "../../contracts/order-management/declarations.ts";
import type { Database } from "../../database/database.ts";
import {
  type DecisionOutcome,
  decideDeclaration,
} from "../../platform/order-management/declarations/operator/decide-declaration.ts";
import {
  type Candidate,
  type ListedDeclaration,
  listDeclarations,
} from "../../platform/order-management/declarations/operator/list-declarations.ts";

type Deps = { database: Database; now: () => Date; wake: () => void };
type State = (typeof declarationStates)[number];

const number = declarationNumber;
const line = z.string().trim().min(1).max(500);
const decision = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("assign"), number, orderNumber: line }),
  z.object({ intent: z.literal("settle"), number, note: line }),
  z.object({ intent: z.literal("sendLetter"), number }),
]);

const stateOf = (value: string | undefined): State => declarationStates.find((state) => state === value) ?? "unmatched";

/** A page for operators: declarations by their state, with the orders that each may be about. */
export function createDeclarationsPage({ database, now, wake }: Deps): Hono {
  return new Hono()
    .get("/", async (context) => {
      const state = stateOf(context.req.query("state"));
      const declarations = await listDeclarations(database.queries, state);
      if (context.req.header("accept")?.includes("application/json")) return context.json({ state, declarations });
      const path = new URL(context.req.url).pathname;
      return context.html(page({ declarations, state, path, answer: context.req.query("answer") }));
    })
    .post("/", async (context) => {
      const { data } = decision.safeParse(await context.req.parseBody());
      if (!data) return context.text("Say which declaration, and what to do with it.", 400);
      const outcome = await decideDeclaration({ database, now }, data);
      wake();
      return context.redirect(`${new URL(context.req.url).pathname}?answer=${outcome}`, 303);
    });
}

const answers: Readonly<Record<DecisionOutcome, string>> = {
  done: "Done.",
  notOpen: "Nothing was changed: it was decided before.",
  noOrder: "Nothing was changed: there is no order with this number.",
};

type PageData = { declarations: ListedDeclaration[]; state: State; path: string; answer: string | undefined };

const page = ({ declarations, state, path, answer }: PageData) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Withdrawals and cancellations</title>
      </head>
      <body>
        <main>
          <h1>Withdrawals and cancellations</h1>
          ${answer !== undefined && answer in answers ? html`<p role="status">${answers[answer as DecisionOutcome]}</p>` : ""}
          <nav aria-label="State">
            ${declarationStates.map((one) =>
              one === state ? html`<strong>${one}</strong> ` : html`<a href="${path}?state=${one}">${one}</a> `,
            )}
          </nav>
          ${declarations.length === 0 ? html`<p>There are none.</p>` : declarations.map((one) => entry(one, path))}
        </main>
      </body>
    </html>`;

const entry = (declaration: ListedDeclaration, path: string) => {
  const { state, candidates, isLetterHeld } = declaration;
  return html`<article>
    <h2>${declaration.number}</h2>
    <dl>
      ${facts(declaration).map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd> `,
      )}
    </dl>
    ${state === "unmatched" ? decisions(declaration, path) : ""}
    ${state === "unmatched" && candidates.length > 0 ? candidateList(candidates, declaration.number, path) : ""}
    ${isLetterHeld ? form(path, declaration.number, html`<button name="intent" value="sendLetter">Send the letter that was held back</button>`) : ""}
  </article>`;
};

function facts(declaration: ListedDeclaration): [string, string][] {
  const { kind, receivedAt, siteId, localeId, name, contract, email, type, reason, endsOn } = declaration;
  const { openReason, orderNumber, note } = declaration;
  const given: [string, string | null][] = [
    ["Kind", kind],
    ["Received", receivedAt.toISOString()],
    ["Shop", `${siteId} ${localeId}`],
    ["Name", name],
    ["Contract", contract],
    ["E-mail address", email],
    ["Type", type],
    ["Reason", reason],
    ["Wished end", endsOn],
    ["Why it is here", openReason],
    ["Order", orderNumber],
    ["Note", note],
  ];
  return given.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

type Html = ReturnType<typeof html>;

const form = (path: string, declaration: string, content: Html) =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="number" value="${declaration}" />${content}
  </form>`;

const decisions = ({ number: declaration, orderNumber }: ListedDeclaration, path: string) => html`
  ${form(
    path,
    declaration,
    html`<label>Order number <input name="orderNumber" required value="${orderNumber ?? ""}" /></label>
      <button name="intent" value="assign">Assign, and carry it out</button>`,
  )}
  ${form(
    path,
    declaration,
    html`<label>How it was settled <input name="note" required maxlength="500" /></label>
      <button name="intent" value="settle">Settle without a contract</button>`,
  )}
`;

const candidateList = (candidates: readonly Candidate[], declaration: string, path: string) => html`
  <h3>Orders it may be about</h3>
  <ul>
    ${candidates.map(
      ({ orderNumber, orderedAt, email, name, services }) =>
        html`<li>
          ${orderNumber}, ${orderedAt.toISOString().slice(0, 10)}, ${name}, ${email}: ${services.join(", ")}
          ${form(
            path,
            declaration,
            html`<input type="hidden" name="orderNumber" value="${orderNumber}" />
              <button name="intent" value="assign">Assign to ${orderNumber}</button>`,
          )}
        </li>`,
    )}
  </ul>
`;
