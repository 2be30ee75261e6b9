import { styleValues } from "../style-hashes.ts";

/** HTML as it is sent: a part of a page, or the whole. */
export type Rendered = {
  bytes: Buffer<ArrayBuffer>;
  /** The values of its style attributes. */
  styles: readonly string[];
};

export type PartStore = { get(key: string): Rendered | undefined; set(key: string, part: Rendered): unknown };

/** The element that stands for a part, or before and after a part that has been rendered. No other code writes it. */
export const MARK = "shared-part";
const marks = new RegExp(`<${MARK} data-part="(\\d+)"></${MARK}>`);

/**
 * React writes more than the part's own elements for these: the ids it counts depend on the marks around a part, and a
 * picture that is loaded at once gets a link in the head.
 */
const unsharable = /="_R_|<img (?![^>]*loading="lazy")/;

/** The parts of one page that every visitor gets alike. */
export type PageParts = {
  /** While rendering: a number for the part, and whether its text is known. */
  find(part: string): { number: number; isKnown: boolean };
  /** After rendering: the document with all its parts, or nothing if a part cannot be shared. */
  assemble(html: string): Rendered | undefined;
};

/** The document says everything that parts read besides their inputs: shop, address and day. */
export function createPageParts(document: string, store: PartStore): PageParts {
  const found: { key: string; known: Rendered | undefined }[] = [];
  return {
    find(part) {
      const key = `${document} ${part}`;
      const known = store.get(key);
      return { number: found.push({ key, known }) - 1, isKnown: known !== undefined };
    },
    assemble(html) {
      // Every second piece is the number of a part. A part that was rendered has marks on both sides.
      const pieces = html.split(marks);
      const parts: Rendered[] = [rendered(pieces[0] ?? "")];
      for (let at = 1; at < pieces.length; at += 2) {
        const { key = "", known } = found[Number(pieces[at])] ?? {};
        if (known) parts.push(known);
        else {
          const text = pieces[at + 1] ?? "";
          if (unsharable.test(text)) return undefined;
          const part = rendered(text);
          // Small buffers are slices of larger ones, which would be kept with them.
          store.set(key, { ...part, bytes: Buffer.copyBytesFrom(part.bytes) });
          parts.push(part);
          at += 2;
        }
        parts.push(rendered(pieces[at + 1] ?? ""));
      }
      return { bytes: Buffer.concat(parts.map(({ bytes }) => bytes)), styles: parts.flatMap(({ styles }) => styles) };
    },
  };
}

export const rendered = (html: string): Rendered => ({ bytes: Buffer.from(html), styles: styleValues(html) });
