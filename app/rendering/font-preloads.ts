const FONTS = ["newsreader-display-latin", "instrument-sans-latin-wght-normal"];
/** Czech has letters that the first files lack. */
const CZECH_FONTS = ["newsreader-display-latin-ext", "instrument-sans-latin-ext-wght-normal"];

/**
 * The `Link` header of a page: the browser fetches the fonts of headings and text before it has read the style sheets.
 * Otherwise the first words appear in another font, and the page moves when theirs has come.
 */
export function fontPreloads(localeId: string): string {
  const fonts = localeId.startsWith("cs") ? [...FONTS, ...CZECH_FONTS] : FONTS;
  return fonts.map((font) => `</fonts/${font}.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(", ");
}
