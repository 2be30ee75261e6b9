import { html, raw } from "hono/html";
import type { Brand } from "../../../contracts/identity/sign-in.ts";
import type { Html } from "./html.ts";

const drawings: Readonly<Record<Brand, string>> = {
  landrover:
    '<g stroke="currentColor" stroke-width="1.75" stroke-linecap="round"><path d="M2.25 18.5c5 0 5.6-12.25 9.75-12.25s4.75 12.25 9.75 12.25"/><path d="M8.4 18.5c1.4-2 1.8-6.1 3.6-6.1s2.2 4.1 3.6 6.1"/></g>',
  jaguar:
    '<g fill="currentColor"><path d="M2.5 18C5 10.5 12 5.75 21.5 5.5 15 8 10.4 12 8.4 18z"/><path d="M11.3 18c1.3-4.2 4.9-7.3 10.2-8.3-3.1 2.1-4.9 4.8-5.5 8.3z"/></g>',
};

export function brandLogo(brand: Brand): Html {
  return html`<svg class="sign" viewBox="0 0 24 24" fill="none" aria-hidden="true">${raw(drawings[brand])}</svg>`;
}

const iconColours: Readonly<Record<Brand, { fill: string; ink: string }>> = {
  landrover: { fill: "#10201A", ink: "#8FC3A6" },
  jaguar: { fill: "#111214", ink: "#F08A9B" },
};

/** The favicon. */
export function brandIcon(brand: Brand): string {
  const { fill, ink } = iconColours[brand];
  const drawing = drawings[brand].replaceAll("currentColor", ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="7.5" fill="${fill}"/><g transform="translate(4 4)">${drawing}</g></svg>`;
}
