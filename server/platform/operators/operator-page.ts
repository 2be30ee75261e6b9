import { html } from "hono/html";
import type { DeclarationRow } from "../../../platform/order-management/declarations/declaration-table.ts";

export type Html = ReturnType<typeof html>;

/** Without styles and scripts: the policy of the shop allows none that are written into a page. */
export const operatorPage = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

type Fact = readonly [label: string, value: string | null];

/** The facts that have a value. */
export const factList = (facts: readonly Fact[]): Html =>
  html`<dl>
    ${facts.map(([label, value]) =>
      value
        ? html`<dt>${label}</dt>
            <dd>${value}</dd> `
        : "",
    )}
  </dl>`;

/** What was declared, as it was received. */
export const declaredFacts = (declaration: DeclarationRow): Fact[] => [
  ["Kind", declaration.kind],
  ["Received", declaration.receivedAt.toISOString()],
  ["Shop", `${declaration.siteId} ${declaration.localeId}`],
  ["Name", declaration.name],
  ["Contract", declaration.contract],
  ["Email address", declaration.email],
  ["Type", declaration.type],
  ["Reason", declaration.reason],
  ["Wished end", declaration.endsOn],
];
