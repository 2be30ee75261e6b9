import { formatMessage } from "../../i18n/format-message.ts";
import { loadedMessages } from "../../i18n/load-messages.ts";
import type { MessageId } from "../../i18n/message-id.ts";

/** What the page says to a customer who has services, but for a vehicle that the vehicle service links to no account. */
export type NotLinkedText = { title: string; text: string };

/** Few customers read it: the server writes it, and no browser loads it. */
export function writeNotLinked(locale: string): NotLinkedText {
  const t = (id: MessageId) => String(formatMessage({ locale, messages: loadedMessages(locale) }, id, {}));
  return { title: t("overview.notLinked"), text: t("overview.notLinkedText") };
}
