import { html } from "hono/html";
import type { Brand } from "../../../contracts/identity/sign-in.ts";
import type { Html } from "./html.ts";
import type { PageSettings } from "./page-settings.ts";
import { brandLogo } from "./brand-icons.ts";
import { shopFooter } from "./shop-footer.ts";

/** Its HTML is safe: the template escapes all values. */
type Content = {
  title: string;
  lead?: string;
  /** Puts "Error" first in the window's title, so that screen readers announce it at once. */
  hasError?: boolean;
  main: Html;
  aside?: Html | undefined;
};

/** A drawing of the shop; where the provider runs alone, the band stands without one. */
const carOf: Readonly<Record<Brand, string>> = { landrover: "defender", jaguar: "i-pace" };

export function renderPage(pageSettings: PageSettings, { title, lead, hasError, main, aside }: Content): Html {
  const { texts, brandName } = pageSettings;
  const windowTitle = `${hasError ? `${texts.errorPrefix}: ` : ""}${title} | ${brandName}`;
  return html`<!DOCTYPE html>
    <html lang="${pageSettings.locale}" data-make="${pageSettings.brand}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${windowTitle}</title>
        <link rel="icon" href="${pageSettings.mount}/icon/${pageSettings.brand}.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${pageSettings.stylesheet}" />
      </head>
      <body>
        <a class="skip" href="#main">${texts.skip}</a>
        <header class="top">
          <div class="wrap top-row">
            <a class="mark" href="${pageSettings.home}"
              >${brandLogo(pageSettings.brand)}<b>${brandName}</b><span>${texts.shopName}</span></a
            >
            <a class="back" href="${pageSettings.home}">${texts.back}</a>
          </div>
        </header>
        <main id="main" tabindex="-1">
          <div class="band">
            <div class="wrap">
              <h1>${title}</h1>
              ${lead ? html`<p class="lead">${lead}</p>` : ""}
            </div>
            <div class="road" aria-hidden="true"></div>
            <img class="car" src="/art/vehicles/${carOf[pageSettings.brand]}.svg" width="1200" height="500" alt="" />
          </div>
          <div class="wrap columns">
            <div class="column">${main}</div>
            ${aside ? html`<div class="beside">${aside}</div>` : ""}
          </div>
        </main>
        ${shopFooter(pageSettings)}
      </body>
    </html>`;
}
