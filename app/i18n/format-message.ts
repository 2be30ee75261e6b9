import { inlineTexts } from "virtual:messages";
import { IntlMessageFormat } from "intl-messageformat";
import type { Messages } from "./inflate.ts";
import type { Texts } from "./intl-provider.tsx";
import type { MessageId } from "./message-id.ts";

/** How the parser marks a piece that holds words and nothing else. */
const plainText = 0;

type Values = Readonly<Record<string, unknown>>;

/** A format is made once for each text of a locale, then kept: on the server for all visitors. */
const formats = new WeakMap<Messages, Map<MessageId, IntlMessageFormat>>();

/**
 * One text of the page's language. A text that is missing falls back to its inline form, at last to its id; anything
 * else that is wrong with it, such as a value nobody gave, is a defect and is thrown.
 */
export function formatMessage<Result = string>(
  { locale, messages }: Texts,
  id: MessageId,
  { values, fallback }: { values?: Values; fallback?: string } = {},
): string | Result | (string | Result)[] {
  const elements = messages[id];
  if (!elements) return fallback ?? inlineTexts[id] ?? id;
  const [only, second] = elements;
  if (only?.type === plainText && !second) return only.value;
  const known = formats.get(messages) ?? new Map<MessageId, IntlMessageFormat>();
  formats.set(messages, known);
  const format = known.get(id) ?? new IntlMessageFormat(elements, locale);
  known.set(id, format);
  return format.format<Result>(values as Record<string, Result>);
}
