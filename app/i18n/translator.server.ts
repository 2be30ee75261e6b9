import { formatMessage } from "./format-message.ts";
import { loadedMessages } from "./load-messages.ts";
import type { Translate } from "./message.tsx";

/** For texts that only the server writes, so that no browser loads them. */
export const translator =
  (locale: string): Translate =>
  (id, values) =>
    String(formatMessage({ locale, messages: loadedMessages(locale) }, id, { ...(values && { values }) }));
