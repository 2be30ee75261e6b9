import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** A message as it travels: plain text stays text, everything else is an ICU syntax tree whose literals are strings. */
export type CompactMessage = string | readonly CompactElement[];
export type CompactElement = string | CompactNode;
export type CompactNode = {
  type: number;
  value?: string;
  options?: Readonly<Record<string, readonly CompactElement[]>>;
  children?: readonly CompactElement[];
  [extra: string]: unknown;
};

export type CompactMessages = Readonly<Record<string, CompactMessage>>;
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

const LITERAL = 0;

export function inflateMessages(compact: CompactMessages): Messages {
  return Object.fromEntries(Object.entries(compact).map(([id, message]) => [id, inflate(message)]));
}

export function inflate(message: CompactMessage): MessageFormatElement[] {
  const elements = typeof message === "string" ? [message] : message;
  return elements.map(inflateElement);
}

function inflateElement(element: CompactElement): MessageFormatElement {
  if (typeof element === "string") return { type: LITERAL, value: element };
  const { options, children, ...rest } = element;
  return {
    ...rest,
    ...(options && {
      options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, { value: inflate(value) }])),
    }),
    ...(children && { children: inflate(children) }),
  };
}
