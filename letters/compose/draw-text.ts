import type { Letter } from "../../contracts/letters/letters.ts";
import type { Block, LetterText } from "./letter-text.ts";

const width = 72;
const rule = "-".repeat(width);

type Write = { [Type in Block["type"]]: (block: Extract<Block, { type: Type }>, colon: string) => string };

const writeBlock: Write = {
  paragraph: ({ text }) => wrap(text),
  note: ({ text }) => wrap(text),
  heading: ({ text }) => `${wrap(text)}\n${"-".repeat(Math.min(width, text.length))}`,
  box: ({ title, text }) => [rule, wrap(title), wrap(text), rule].join("\n"),
  facts: ({ rows }, colon) =>
    rows.map(({ label, value }) => wrap(`${label}${colon} ${value}`, { next: "  " })).join("\n"),
  list: ({ items }) => items.map((item) => wrap(item, { first: "- ", next: "  " })).join("\n"),
  quote: ({ text }) => wrap(text, { first: "> ", next: "> " }),
  button: ({ label, href }, colon) => `${wrap(`${label}${colon}`)}\n${href}`,
  link: ({ label, href }, colon) => `${wrap(`${label}${colon}`)}\n${href}`,
};

/** The letter as plain text, in lines of 72 characters at most; addresses stand on lines of their own, whole. */
export function drawText({ title, blocks, footer }: LetterText, { localeId }: Pick<Letter, "localeId">): string {
  // French sets a space before the colon.
  const colon = localeId.startsWith("fr") ? "\u00a0:" : ":";
  const parts = blocks.map((block) => writeBlock[block.type](block as never, colon));
  return `${[wrap(title), ...parts, rule, ...footer.map((line) => wrap(line))].join("\n\n")}\n`;
}

type Indents = { first?: string; next?: string };

/** Breaks lines at spaces. A word that is longer than a line stays whole. */
function wrap(text: string, { first = "", next = "" }: Indents = {}): string {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => wrapLine(line, { first: index === 0 ? first : next, next }))
    .join("\n");
}

function wrapLine(text: string, { first, next }: Required<Indents>): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  // Not at other white space: a no-break space belongs to its number.
  for (const word of text.split(/[ \t]+/).filter((one) => one !== "")) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = next;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
