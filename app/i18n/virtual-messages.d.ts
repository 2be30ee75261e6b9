declare module "virtual:messages" {
  import type { Messages } from "./compact-message.ts";

  /** The addresses of the messages of each locale. Empty in development. */
  export const chunkUrls: Readonly<Record<string, string>>;
  export function loadChunk(locale: string): Promise<{ default: Messages }>;
  /** The texts that only later views show. */
  export function loadLaterChunk(locale: string): Promise<{ default: Messages }>;
  /** Texts that must be there when no chunk could be loaded. */
  export const inlineTexts: Readonly<Record<string, string>>;
}
