import { html } from "hono/html";
import type { Html } from "./html.ts";
import type { PageSettings } from "./page-settings.ts";

/** What an account is good for, beside the forms. */
export function benefitsAside({ texts }: PageSettings): Html {
  return html`<section class="benefits" aria-labelledby="benefits">
    <h2 id="benefits">${texts.benefitsTitle}</h2>
    <ul>
      ${[texts.benefitDates, texts.benefitRenewal, texts.benefitOrders].map((text) => html`<li>${text}</li>`)}
    </ul>
  </section>`;
}
