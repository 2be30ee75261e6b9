type Passage<Type extends string> = { type: Type; text: string };
type Way<Type extends string> = { type: Type; label: string; href: string };

/** A part of a letter. It is drawn as HTML and written as plain text; texts are plain, without markup. */
export type Block =
  | Passage<"paragraph">
  | Passage<"heading">
  | Passage<"note">
  /** Something that must not be overlooked, such as the last day to stop a renewal. */
  | { type: "box"; title: string; text: string; isBold?: true }
  | { type: "facts"; rows: readonly { label: string; value: string }[] }
  | { type: "list"; items: readonly string[] }
  /** What the reader wrote. */
  | { type: "quote"; text: string }
  /** Absolute addresses. A letter has one button at most; the other ways on are links. */
  | Way<"button">
  | Way<"link">;

/** A letter in its reader's language. */
export type LetterText = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Who sends the letter and why, below everything else. */
  footer: readonly string[];
};

export type WriterSettings = {
  /** The absolute address of a path of the shop, for the letter's make and locale. */
  hrefOf: (path: string) => string;
};
