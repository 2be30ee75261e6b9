declare module "virtual:messages" {
  import type { Messages } from "./compact-message.ts";

  /** Where the browser finds the texts of a locale. Empty while developing. */
  export const chunkUrls: Readonly<Record<string, string>>;
  export function loadChunk(locale: string): Promise<{ default: Messages }>;
  /** Source texts that must be readable when no chunk could be loaded. */
  export const inlineTexts: Readonly<Record<string, string>>;
}
