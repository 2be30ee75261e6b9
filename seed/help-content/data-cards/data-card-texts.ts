import type { DataKind, Frequency, Retention } from "./data-kinds.ts";

/** The texts of the data cards in one language. A heading is followed by its paragraph. */
export type DataCardTexts = {
  title: (service: string) => string;
  intro: string;
  /** What leads to the cards of all services. */
  overview: { title: string; text: string };
  dataHeading: string;
  kinds: Readonly<Record<DataKind, string>>;
  frequencies: Readonly<Record<Frequency, (volume: string) => string>>;
  retentions: Readonly<Record<Retention, string>>;
  storage: readonly [heading: string, text: string];
  access: readonly [heading: string, text: string];
  use: readonly [heading: string, text: string];
  thirdParties: readonly [heading: string, text: string];
  sharing: readonly [heading: string, text: string];
  end: readonly [heading: string, text: string];
  /** Only where the Data Act of the European Union applies. */
  complaint: readonly [heading: string, text: string];
  holder: readonly [heading: string, text: string];
};
