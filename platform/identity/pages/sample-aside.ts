import { html } from "hono/html";
import type { TextKey } from "../texts/texts.ts";
import type { Html } from "./html.ts";
import type { PageSettings } from "./page-settings.ts";

/** What a demonstration account is an example of. */
export type SampleKind = "owner" | "several" | "providerId" | "other" | "noVehicle" | "noCrm" | "noCdc";
export type SampleAccount = {
  sub: string;
  email: string;
  name: string;
  kind: SampleKind;
  /** Two letters; an account without one belongs to every country. */
  country?: string;
};

/** The accounts to choose from, and the visitor's country. */
export type SampleChoice = {
  accounts: readonly SampleAccount[];
  mailboxPath: string | undefined;
  country: string;
  path: string;
};

const kindTexts: Readonly<Record<SampleKind, TextKey>> = {
  owner: "sampleOwner",
  several: "sampleSeveral",
  providerId: "sampleProviderId",
  other: "sampleOther",
  noVehicle: "sampleNobody",
  noCrm: "sampleNoCrm",
  noCdc: "sampleNoCdc",
};

/** A dashed frame marks it as not part of the shop. */
export function sampleAside(pageSettings: PageSettings, choice: SampleChoice): Html {
  const { accounts, mailboxPath, country, path } = choice;
  const { texts } = pageSettings;
  const isLocal = (account: SampleAccount) => !account.country || account.country === country;
  const list = (some: readonly SampleAccount[]) =>
    html`<ul>
      ${some.map(
        ({ sub, name, kind, email, country: accountCountry }) =>
          html`<li>
            <a href="${path}?sample=${encodeURIComponent(sub)}">
              <span>${name}</span><small>${email}</small>
              <small class="kind"
                >${texts[kindTexts[kind]]}${accountCountry && accountCountry !== country ? ` · ${accountCountry}` : ""}</small
              >
            </a>
          </li>`,
      )}
    </ul>`;
  const otherAccounts = accounts.filter((account) => !isLocal(account));
  return html`<aside class="demo" aria-labelledby="samples">
    <h2 id="samples">${texts.samplesTitle}</h2>
    <p class="quiet">${texts.samplesNote}</p>
    ${list(accounts.filter(isLocal))}
    ${
      otherAccounts.length > 0
        ? html`<details>
            <summary>${texts.samplesElsewhere}</summary>
            ${list(otherAccounts)}
          </details>`
        : ""
    }
    ${mailboxPath === undefined ? "" : html`<p><a class="link" href="${mailboxPath}">${texts.sampleMailbox}</a></p>`}
  </aside>`;
}
