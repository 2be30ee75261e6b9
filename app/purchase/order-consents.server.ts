import { createHash } from "node:crypto";
import type { ConsentText } from "../../contracts/consent-records/consent-text.ts";
import type { CalendarDay } from "../domain/calendar-day.ts";
import { plainText } from "../page/written-texts/paragraph.ts";
import { type OrderSummary, summaryText } from "../features/checkout/summary/order-summary.ts";

type Choices = {
  autoRenew: boolean;
  termsVersion: CalendarDay | undefined;
  privacyVersion: CalendarDay | undefined;
};

/** What a customer who orders has been shown and has agreed to. Without the consent to the terms there is no order. */
export function orderConsents(summary: OrderSummary, choices: Choices): ConsentText[] {
  const { terms, autoRenewal, renewal } = summary;
  const { autoRenew, termsVersion, privacyVersion } = choices;
  const consent = plainText(terms.consent);
  const isRenewing = autoRenew && autoRenewal !== undefined;
  return [
    { kind: "terms", choice: "accepted", ...versioned(consent, termsVersion) },
    { kind: "immediate-start", choice: "accepted", ...versioned(consent) },
    { kind: "privacy", choice: "shown", ...versioned(plainText(terms.privacy), privacyVersion) },
    ...(autoRenewal ? [autoRenewalConsent({ autoRenewal, renewal }, isRenewing)] : []),
    { kind: "order-summary", choice: "shown", ...versioned(summaryText(summary, isRenewing)) },
  ];
}

type Renewal = { autoRenewal: NonNullable<OrderSummary["autoRenewal"]>; renewal: OrderSummary["renewal"] };

/** With the terms of renewals where they were agreed to; a customer who left the box unticked has not seen them. */
function autoRenewalConsent({ autoRenewal, renewal }: Renewal, isRenewing: boolean): ConsentText {
  const { label, hint, noticeWhileOn } = autoRenewal;
  const text = isRenewing ? [label, noticeWhileOn, hint, ...renewal.on.map(plainText)] : [label, hint];
  return { kind: "auto-renewal", choice: isRenewing ? "accepted" : "declined", ...versioned(text.join("\n")) };
}

const versionLength = 12;

/** A text without a version of its own has the beginning of its hash, which changes with the text. */
function versioned(text: string, version?: CalendarDay): Pick<ConsentText, "text" | "version"> {
  return { text, version: version ?? createHash("sha256").update(text).digest("hex").slice(0, versionLength) };
}
