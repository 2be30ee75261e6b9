import { checkoutChunkUrls, chunkUrls, loadAreaChunk, loadChunk } from "virtual:messages";
import type { Messages } from "./compact-message.ts";

const cache = new Map<string, Messages>();

/** The messages of a locale. When they cannot be loaded the result is empty and the inline texts are used. */
export async function loadMessages(locale: string, load = loadChunk): Promise<Messages> {
  const cached = cache.get(locale);
  if (cached) return cached;
  try {
    const { default: messages } = await load(locale);
    cache.set(locale, messages);
    return messages;
  } catch {
    return {};
  }
}

/**
 * Adds the texts of an area's views, in the browser's language. A view cannot be shown without them: when they cannot be
 * loaded, neither can the view.
 */
export async function loadAreaMessages(area: string): Promise<void> {
  const { lang } = document.documentElement;
  Object.assign(await loadMessages(lang), (await loadAreaChunk(lang, area)).default);
}

/** For rendering, which is synchronous: the messages that loadMessages has loaded before. */
export function loadedMessages(locale: string): Messages {
  return cache.get(locale) ?? {};
}

/** The files of texts that a page needs; none in development. */
export function textFiles(locale: string, isPayment: boolean): string[] {
  return [chunkUrls[locale], isPayment ? checkoutChunkUrls[locale] : undefined].filter((file) => file !== undefined);
}
