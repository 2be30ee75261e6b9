import type { PageText } from "../help-texts.ts";

export type LegalTexts = { privacy: PageText; imprint: PageText; accessibility: PageText };

/** What the law of a market adds to the legal texts of a language: paragraphs in HTML, or parts of a list. */
export type LegalClauses = {
  /** On which legal bases data are processed. */
  bases: string;
  /** The payment provider of the market. */
  provider: string;
  /** How long invoices have to be stored. */
  retention: string;
  vehicleData: string;
  cookies: string;
  children: string;
  rights: string;
  /** Sections of the imprint, with headings. */
  imprint: string;
  accessibilityLaw: string;
};
