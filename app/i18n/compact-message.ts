/** How the parser marks the kinds of element that our texts are made of, besides words. */
export const KIND = { argument: 1, plural: 6, count: 7, tag: 8 } as const;

export type Argument = { type: typeof KIND.argument; value: string };
export type Plural = {
  type: typeof KIND.plural;
  value: string;
  offset: number;
  pluralType: Intl.PluralRuleType;
  options: Readonly<Record<string, readonly CompactElement[]>>;
};
/** The number a plural is chosen by. */
type Count = { type: typeof KIND.count };
export type Tag = { type: typeof KIND.tag; value: string; children: readonly CompactElement[] };

export type CompactElement = string | Argument | Plural | Count | Tag;

/** A message as it travels and is formatted: plain text stays text, everything else is a list of elements. */
export type CompactMessage = string | readonly CompactElement[];
export type Messages = Readonly<Record<string, CompactMessage>>;
