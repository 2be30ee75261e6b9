import { html } from "hono/html";
import { type FooterTexts, footerTextsOf } from "../texts/footer-texts.ts";
import { fillText } from "../texts/texts.ts";
import { brandLogo } from "./brand-icons.ts";
import type { Html } from "./html.ts";
import type { PageSettings } from "./page-settings.ts";

type Column = { title: keyof FooterTexts; links: readonly (readonly [keyof FooterTexts, string])[] };

/** The pages of the shop that its own footer names. */
const columns: readonly Column[] = [
  {
    title: "helpTitle",
    links: [
      ["faq", "/faqs"],
      ["viewOrder", "/view-order"],
      ["contact", "/contact-us"],
    ],
  },
  {
    title: "contractTitle",
    links: [
      ["withdraw", "/withdraw"],
      ["cancel", "/cancel-subscription"],
    ],
  },
  {
    title: "legalTitle",
    links: [
      ["imprint", "/imprint"],
      ["terms", "/terms-conditions"],
      ["privacy", "/privacy"],
      ["cookies", "/cookie-preferences"],
      ["accessibility", "/accessibility"],
    ],
  },
];

/** The law requires the links about the contract on every page of the sale, this one included. */
export function shopFooter(pageSettings: PageSettings): Html {
  const { brand, brandName, locale, shop, texts, year } = pageSettings;
  const labels = footerTextsOf[locale];
  const address = (path: string) => `${shop.replace(/\/$/, "")}${path}?${new URLSearchParams({ locale }).toString()}`;
  return html`<footer class="foot">
    <div class="wrap">
      <div class="foot-columns">
        ${columns.map(
          ({ title, links }) =>
            html`<section>
              <h2>${labels[title]}</h2>
              <ul>
                ${links.map(([label, path]) => html`<li><a href="${address(path)}">${labels[label]}</a></li>`)}
              </ul>
            </section>`,
        )}
      </div>
      <div class="foot-row">
        ${brandLogo(brand)}
        <p>${fillText(texts.legal, { year, brand: brandName })}</p>
      </div>
    </div>
  </footer>`;
}
