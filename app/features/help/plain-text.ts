const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The text of sanitised HTML, which escapes no other characters than these. */
export function plainText(html: string): string {
  const words = html.replace(/<[^>]*>/g, " ").replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return words.replace(/\s+/g, " ").trim();
}
