import { html } from "hono/html";
import type { Assignment } from "../../../platform/order-management/declarations/operator/read-assignment.ts";
import { declaredFacts, factList, type Html, operatorPage } from "./operator-page.ts";

/** Both sides of an assignment, and the button that carries it out. */
export function assignmentPage({ declaration, order }: Extract<Assignment, { kind: "ready" }>, path: string): Html {
  const { number, revision, email } = declaration;
  const isSameAddress = email.toLowerCase() === order.email.toLowerCase();
  return operatorPage(
    `Assign ${number} to ${order.orderNumber}?`,
    html`
      ${isSameAddress ? "" : html`<p role="alert">The email addresses differ. Does the declaration come from the customer?</p>`}
      <h2>What was declared</h2>
      ${factList(declaredFacts(declaration))}
      <h2>The contract</h2>
      ${factList([
        ["Order", order.orderNumber],
        ["Ordered", order.orderedAt.toISOString()],
        ["Customer", order.name],
        ["Email address", order.email],
        ["VIN", order.vin],
        ["Services", order.services.join(", ")],
      ])}
      <p>The declaration is carried out for all services of the order, and the result is sent by letter.</p>
      <form method="post" action="${path}">
        <input type="hidden" name="number" value="${number}" />
        <input type="hidden" name="revision" value="${revision}" />
        <input type="hidden" name="orderNumber" value="${order.orderNumber}" />
        <button name="intent" value="assign">Assign, and carry it out</button>
      </form>
      <p><a href="${path}">Back without a change</a></p>
    `,
  );
}
