/**
 * The offline page is shown under the address of the page that could not be fetched. The router would take that for a
 * mistake and load it again, for ever; so the page goes without the router.
 */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
