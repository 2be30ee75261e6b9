import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type CompactElement, type CompactMessage, KIND } from "../../app/i18n/compact-message.ts";

export function parseMessage(text: string): MessageFormatElement[] {
  return parse(text, { captureLocation: false, requiresOtherClause: true });
}

export function compileMessage(text: string): CompactMessage {
  return compact(parseMessage(text));
}

export function compact(elements: readonly MessageFormatElement[]): CompactMessage {
  const compacted = elements.map(compactElement);
  const [only] = compacted;
  if (compacted.length === 0) return "";
  return compacted.length === 1 && typeof only === "string" ? only : compacted;
}

function compactElement(element: MessageFormatElement): CompactElement {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return { type: KIND.count };
    case TYPE.argument:
      return { type: KIND.argument, value: element.value };
    case TYPE.tag:
      return { type: KIND.tag, value: element.value, children: element.children.map(compactElement) };
    case TYPE.plural: {
      const { value, offset, pluralType = "cardinal" } = element;
      const options = Object.entries(element.options).map(([name, option]) => [name, option.value.map(compactElement)]);
      return { type: KIND.plural, value, offset, pluralType, options: Object.fromEntries(options) };
    }
    default:
      throw new SyntaxError(`Texts are made of words, values, plurals and tags; "${element.value}" is none of them`);
  }
}
