/** The parser's numbers for the kinds of element in our messages, besides plain text. */
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
export type TagElement = { type: typeof KIND.tag; value: string; children: readonly CompactElement[] };

export type CompactElement = string | Argument | Plural | Count | TagElement;

/** A message as it is sent and formatted: plain text is a string, everything else a list of elements. */
export type CompactMessage = string | readonly CompactElement[];
export type Messages = Readonly<Record<string, CompactMessage>>;
