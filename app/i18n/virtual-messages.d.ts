declare module "virtual:messages" {
  import type { CompactMessages } from "./inflate.ts";

  /** Where the browser finds the texts of a locale. Empty while developing. */
  export const chunkUrls: Readonly<Record<string, string>>;
  export function loadChunk(locale: string): Promise<{ default: CompactMessages }>;
  /** Source texts that must be readable when no chunk could be loaded. */
  export const inlineTexts: Readonly<Record<string, string>>;
}
