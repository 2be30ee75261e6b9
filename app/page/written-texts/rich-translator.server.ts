import { formatMessage } from "../../i18n/format-message.ts";
import { loadedMessages } from "../../i18n/load-messages.ts";
import type { MessageId } from "../../i18n/message-id.ts";
import type { TextValues } from "../../i18n/message.tsx";
import type { Paragraph, TextWithLink } from "./paragraph.ts";

const textsOf = (locale: string) => ({ locale, messages: loadedMessages(locale) });

/** Texts with one link, which leads to a path of the shop. */
export function richTranslator(locale: string) {
  return (id: MessageId, to: string, values: TextValues = {}): Paragraph => {
    const link = (chunks: unknown[]): TextWithLink => ({ text: chunks.join(""), to });
    const parts = formatMessage<TextWithLink>(textsOf(locale), id, { values: { ...values, link } });
    return Array.isArray(parts) ? parts : [parts];
  };
}
