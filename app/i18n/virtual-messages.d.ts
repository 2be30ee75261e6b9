declare module "virtual:messages" {
  import type { Messages } from "./compact-message.ts";

  /** The addresses of the messages of each locale. Empty in development. */
  export const chunkUrls: Readonly<Record<string, string>>;
  export function loadChunk(locale: string): Promise<{ default: Messages }>;
  /** The same of the chunks that the pages of the checkout need besides. */
  export const checkoutChunkUrls: Readonly<Record<string, string>>;
  /** The texts that only the views of an area show. */
  export function loadAreaChunk(locale: string, area: string): Promise<{ default: Messages }>;
  /** Texts that must be there when no chunk could be loaded. */
  export const inlineTexts: Readonly<Record<string, string>>;
}
