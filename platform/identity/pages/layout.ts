import type { Html } from "./html.ts";
import { html } from "hono/html";
import { fillText } from "../texts/texts.ts";
import type { Look } from "./look.ts";
import { brandSign } from "./marks.ts";

/** HTML that is already safe: made by the template, which escapes what is put into it. */
type Content = {
  title: string;
  lead?: string;
  /** Said first in the window's title, so that a screen reader hears it at once. */
  hasError?: boolean;
  main: Html;
  aside?: Html | undefined;
};

export function renderPage(look: Look, { title, lead, hasError, main, aside }: Content): Html {
  const { texts, brandName } = look;
  const windowTitle = `${hasError ? `${texts.errorPrefix}: ` : ""}${title} | ${brandName}`;
  return html`<!DOCTYPE html>
    <html lang="${look.locale}" data-make="${look.brand}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${windowTitle}</title>
        <link rel="icon" href="${look.mount}/icon/${look.brand}.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${look.stylesheet}" />
      </head>
      <body>
        <a class="skip" href="#main">${texts.skip}</a>
        <header class="top">
          <div class="wrap top-row">
            <a class="mark" href="${look.home}"
              >${brandSign(look.brand)}<b>${brandName}</b><span>${texts.shopName}</span></a
            >
            <a class="back" href="${look.home}">${texts.back}</a>
          </div>
        </header>
        <main id="main" tabindex="-1">
          <div class="band">
            <div class="wrap">
              <h1>${title}</h1>
              ${lead ? html`<p class="lead">${lead}</p>` : ""}
            </div>
            <div class="road" aria-hidden="true"></div>
          </div>
          <div class="wrap columns">
            <div class="column">${main}</div>
            ${aside ?? ""}
          </div>
        </main>
        <footer class="foot">
          <div class="wrap foot-row">
            ${brandSign(look.brand)}
            <p>${fillText(texts.legal, { year: look.year, brand: brandName })}</p>
          </div>
        </footer>
      </body>
    </html>`;
}
