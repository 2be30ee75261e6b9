/** A part of an attached file; texts are plain and in the reader's language. */
export type PdfPart =
  | { type: "heading" | "paragraph"; text: string }
  /** What the law wants in bold type and in a frame. */
  | { type: "box"; title: string; texts: readonly string[] }
  | { type: "list"; items: readonly string[] }
  | { type: "facts"; rows: readonly { label: string; value: string }[] }
  | { type: "table"; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** A label with a line to write on, or with what is known already. */
  | { type: "blank"; label: string; value: string }
  | { type: "page-break"; title: string };

export type PdfText = {
  brand: string;
  title: string;
  subtitle?: string;
  parts: readonly PdfPart[];
  page: (page: number, pages: number) => string;
};
