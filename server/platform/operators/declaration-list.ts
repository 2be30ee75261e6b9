import { html } from "hono/html";
import {
  type DeclarationKind,
  type DeclarationRefusal,
  declarationRefusals,
  type DeclarationState,
  declarationStates,
} from "../../../contracts/order-management/declarations.ts";
import type { DecisionOutcome } from "../../../platform/order-management/declarations/operator/decide-declaration.ts";
import type { ListedDeclaration } from "../../../platform/order-management/declarations/operator/list-declarations.ts";
import { declaredFacts, factList, type Html, operatorPage } from "./operator-page.ts";

/** The outcome of a declaration that an operator has carried out in another way. */
export const carriedOut = "carried-out";

const answers: Readonly<Record<DecisionOutcome, string>> = {
  done: "Done.",
  notOpen: "Nothing was changed: it was decided before.",
  noOrder: "Nothing was changed: there is no order with this number.",
  inProgress: "Nothing was changed: a service of the order is not installed yet. Try again later.",
};

type ListData = {
  declarations: readonly ListedDeclaration[];
  state: DeclarationState;
  path: string;
  answer: string | undefined;
};

export const listPage = ({ declarations, state, path, answer }: ListData): Html =>
  operatorPage(
    "Withdrawals and cancellations",
    html`
      ${answer !== undefined && answer in answers ? html`<p role="status">${answers[answer as DecisionOutcome]}</p>` : ""}
      <nav aria-label="State">
        ${declarationStates.map((one) =>
          one === state ? html`<strong>${one}</strong> ` : html`<a href="${path}?state=${one}">${one}</a> `,
        )}
      </nav>
      ${declarations.length === 0 ? html`<p>There are none.</p>` : declarations.map((one) => entry(one, path))}
    `,
  );

function entry(declaration: ListedDeclaration, path: string): Html {
  const { number, state, isLetterHeld, openReason, orderNumber, note, refusal } = declaration;
  const held = html`<button name="intent" value="sendLetter">Send the letter that was held back</button>`;
  return html`<article>
    <h2>${number}</h2>
    ${factList([
      ...declaredFacts(declaration),
      ["Why it is here", openReason],
      ["Order", orderNumber],
      ["Refused", refusal && refusalNames[refusal]],
      ["Note", note],
    ])}
    ${state === "unmatched" ? html`${causeForms(declaration, path)}${assignForm(declaration, path)}${settleForm(declaration, path)}` : ""}
    ${isLetterHeld ? decisionForm(declaration, path, held) : ""}
  </article>`;
}

const decisionForm = ({ number, revision }: ListedDeclaration, path: string, content: Html): Html =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="number" value="${number}" /><input
      type="hidden"
      name="revision"
      value="${revision}"
    />${content}
  </form>`;

/** A cancellation for good cause: its renewal is stopped already. */
function causeForms(declaration: ListedDeclaration, path: string): Html | "" {
  if (declaration.openReason !== "GOOD_CAUSE") return "";
  const accept = html`<button name="intent" value="accept">Accept the cause</button>`;
  const refuse = html`<input type="hidden" name="outcome" value="no-good-cause" />
    <button name="intent" value="settle">Refuse the cause</button>`;
  return html`<p>
      The renewal is stopped. Accepted, the services end on the wished day or on the day of the declaration, and the
      days after it are paid back. Refused, they end with the paid term. The customer gets the result by letter.
    </p>
    ${decisionForm(declaration, path, accept)} ${decisionForm(declaration, path, refuse)}`;
}

/** Leads to the page that shows both sides. */
function assignForm({ number, orderNumber, candidates }: ListedDeclaration, path: string): Html {
  const comparison = `${path.replace(/\/$/, "")}/assign`;
  return html`<form action="${comparison}">
      <input type="hidden" name="number" value="${number}" />
      <label>Order number <input name="orderNumber" required value="${orderNumber ?? ""}" /></label>
      <button>Compare with this order</button>
    </form>
    ${
      candidates.length === 0
        ? ""
        : html`<h3>Orders it may be about</h3>
            <ul>
              ${candidates.map(
                (order) =>
                  html`<li>
                    <a
                      href="${comparison}?${new URLSearchParams({ number, orderNumber: order.orderNumber }).toString()}"
                      >Assign to ${order.orderNumber}</a
                    >, ${order.orderedAt.toISOString().slice(0, 10)}, ${order.name}, ${order.email}:
                    ${order.services.join(", ")}
                  </li>`,
              )}
            </ul>`
    }`;
}

const refusalNames: Readonly<Record<DeclarationRefusal, string>> = {
  "no-contract": "No contract has these details",
  "several-contracts": "Several contracts have these details",
  "not-the-customer": "It does not come from the customer",
  "declared-before": "It was declared and carried out before",
  "ended-before": "The contract had ended before",
  "period-over": "The withdrawal period was over",
  "later-day": "The contract cannot run until the wished day",
  "no-good-cause": "The reason is no good cause",
};

/** What one kind of declaration is never refused for. */
const foreignRefusals: Readonly<Record<DeclarationKind, readonly DeclarationRefusal[]>> = {
  withdrawal: ["later-day", "no-good-cause"],
  // A good cause has a form of its own.
  cancellation: ["period-over", "no-good-cause"],
};

function settleForm(declaration: ListedDeclaration, path: string): Html {
  const refusals = declarationRefusals.filter((one) => !foreignRefusals[declaration.kind].includes(one));
  const fields = html`<label
      >Result for the customer
      <select name="outcome" required>
        <option value="">Choose</option>
        <option value="${carriedOut}">It was carried out</option>
        ${refusals.map((one) => html`<option value="${one}">Not possible: ${refusalNames[one]}</option>`)}
      </select></label
    >
    <label>Note, not for the customer <input name="note" maxlength="500" /></label>
    <button name="intent" value="settle">Settle, and send the result</button>`;
  return decisionForm(declaration, path, fields);
}
