import sanitizeHtml from "sanitize-html";

/** What an answer may consist of: text, lists, small headings and links that lead somewhere harmless. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "ul", "ol", "li", "strong", "em", "h2", "h3", "a"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
  });
}
