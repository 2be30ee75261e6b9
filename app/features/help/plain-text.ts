const SIGNS: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The words of safe HTML, which escapes no other signs than these. */
export function plainText(html: string): string {
  const words = html.replace(/<[^>]*>/g, " ").replace(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS[sign] ?? sign);
  return words.replace(/\s+/g, " ").trim();
}
