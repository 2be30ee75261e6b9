import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = Array.from("ÂḂĈḊÈḞĜḪḬĴḴĻḾŃÖṖɊŔŞŤÛṼŴẌŸẐâḃĉḋèḟĝḫíĵḳļḿńŏṗɋŕşťûṽŵẍÿẑ");
const LETTERS = new Map(Array.from(PLAIN).map((letter, index) => [letter, ACCENTED[index] ?? letter]));

/** Accented, a third longer and in brackets, so that an untranslated, cut or assembled text strikes the eye. */
export function pseudoMessage(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return [literal("[!! "), ...elements.map(pseudoElement), literal(" !!]")];
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return literal(pseudoText(element.value));
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(pseudoElement) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    default:
      return element;
  }
}

function pseudoText(text: string): string {
  return Array.from(text)
    .map((character, index) => longer(LETTERS.get(character), index) ?? character)
    .join("");
}

function longer(letter: string | undefined, index: number): string | undefined {
  return letter?.repeat(index % 3 === 2 ? 3 : 1);
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}
