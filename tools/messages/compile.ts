import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { CompactElement, CompactMessage, CompactNode } from "../../app/i18n/inflate.ts";

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
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return { type: element.type };
  const { location: _, ...rest } = element;
  if ("options" in rest) {
    const options = Object.entries(rest.options).map(([name, option]) => [name, option.value.map(compactElement)]);
    return { ...rest, options: Object.fromEntries(options) };
  }
  if ("children" in rest) return { ...rest, children: rest.children.map(compactElement) };
  return withoutEmpty(rest);
}

function withoutEmpty(element: object): CompactNode {
  const entries = Object.entries(element).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as CompactNode;
}
