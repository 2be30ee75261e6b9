import type { LetterKind, LetterOf } from "../../contracts/letters/letters.ts";
import type { Block } from "./letter-text.ts";
import type { Pen } from "./pen.ts";

/** What a kind of letter has of its own; the greeting, the contact and the sender are the same in all. */
export type Draft = {
  subject: string;
  title: string;
  /** The first paragraph, right after the greeting. */
  opening: string;
  blocks: readonly Block[];
  /** Why the reader gets it. */
  why: "whyOrder" | "whySubscription" | "whyAccount" | "whyDeletion" | "whyDeclaration" | "whyContract" | "whyMessage";
};

export type WriteKind<Kind extends LetterKind> = (content: LetterOf<Kind>, pen: Pen) => Draft;
