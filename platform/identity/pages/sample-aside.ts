import { html } from "hono/html";
import type { TextKey } from "../texts/texts.ts";
import type { Html } from "./html.ts";
import type { Look } from "./look.ts";

/** What an account of the demonstration is there to show. */
export type SampleKind = "owner" | "several" | "providerId" | "other" | "nobody" | "noCrm" | "noCdc";
export type SampleAccount = {
  sub: string;
  email: string;
  name: string;
  kind: SampleKind;
  /** Two letters; an account without one is at home everywhere. */
  country?: string;
};

/** The accounts to choose from, and where the visitor is. */
export type SampleChoice = { accounts: readonly SampleAccount[]; country: string; path: string };

const kindTexts: Readonly<Record<SampleKind, TextKey>> = {
  owner: "sampleOwner",
  several: "sampleSeveral",
  providerId: "sampleProviderId",
  other: "sampleOther",
  nobody: "sampleNobody",
  noCrm: "sampleNoCrm",
  noCdc: "sampleNoCdc",
};

/** Its dashed frame says that it is not part of the shop. */
export function sampleAside(look: Look, { accounts, country, path }: SampleChoice): Html {
  const { texts } = look;
  const isHere = (account: SampleAccount) => !account.country || account.country === country;
  const list = (some: readonly SampleAccount[]) =>
    html`<ul>
      ${some.map(
        ({ sub, name, kind, email, country: place }) =>
          html`<li>
            <a href="${path}?sample=${encodeURIComponent(sub)}">
              <span>${name}</span><small>${email}</small>
              <small class="kind">${texts[kindTexts[kind]]}${place && place !== country ? ` · ${place}` : ""}</small>
            </a>
          </li>`,
      )}
    </ul>`;
  const elsewhere = accounts.filter((account) => !isHere(account));
  return html`<aside class="demo" aria-labelledby="samples">
    <h2 id="samples">${texts.samplesTitle}</h2>
    <p class="quiet">${texts.samplesNote}</p>
    ${list(accounts.filter(isHere))}
    ${
      elsewhere.length > 0
        ? html`<details>
            <summary>${texts.samplesElsewhere}</summary>
            ${list(elsewhere)}
          </details>`
        : ""
    }
    <p><a class="link" href="${look.mount}/mailbox">${texts.sampleMailbox}</a></p>
  </aside>`;
}
