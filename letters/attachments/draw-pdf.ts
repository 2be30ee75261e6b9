import type PdfDocument from "pdfkit";
import type { PdfPart, PdfText } from "./pdf-text.ts";

/** Font files with every letter of the shop's languages. */
export type PdfFonts = { regular: string; bold: string };

const ink = "#161A18";
const grey = "#4A524D";
const hair = "#C9CEC9";
const brandInk: Readonly<Record<string, string>> = { "Land Rover": "#0C3B2E", Jaguar: "#9E1B32" };
const margin = 56;
/** A4, less the margins. */
const width = 595 - 2 * margin;
const bottom = 842 - margin - 24;
const gap = 12;

type Pdf = InstanceType<typeof PdfDocument>;

/** Creates the PDF. The same text and time give the same file. */
export async function drawPdf(
  text: PdfText,
  { language, at, fonts }: { language: string; at: Date; fonts: PdfFonts },
): Promise<Uint8Array> {
  const info = { Title: text.title, Author: text.brand, CreationDate: at, ModDate: at };
  // Loaded on first use: most processes draw none for hours.
  const { default: Document } = await import("pdfkit");
  const pdf = new Document({ size: "A4", margin, bufferPages: true, lang: language, info });
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  drawHead(pdf, text);
  for (const part of text.parts) drawAny(pdf, part);
  drawPageNumbers(pdf, text);
  pdf.end();
  await finished;
  return Buffer.concat(parts);
}

type DrawPart = { [Type in PdfPart["type"]]: (pdf: Pdf, part: PdfPart & { type: Type }) => void };

const drawPart: DrawPart = {
  heading(pdf, { text }) {
    pdf.y += 8;
    pdf.font("bold").fontSize(12).fillColor(ink);
    // A heading never stands alone at the end of a page.
    keepTogether(pdf, pdf.heightOfString(text, { width }) + 36);
    pdf.text(text, margin, pdf.y, { width });
    pdf.y += 4;
  },
  paragraph(pdf, { text }) {
    pdf.font("regular").fontSize(10).fillColor(ink).text(text, margin, pdf.y, { width, lineGap: 2 });
    pdf.y += 6;
  },
  box: drawBox,
  list(pdf, { items }) {
    pdf.font("regular").fontSize(10).fillColor(ink);
    for (const item of items) {
      keepTogether(pdf, 14);
      const top = pdf.y;
      pdf.text("•", margin, top, { width: gap });
      pdf.text(item, margin + gap, top, { width: width - gap, lineGap: 2 });
      pdf.y += 2;
    }
    pdf.y += 4;
  },
  facts(pdf, { rows }) {
    for (const { label, value } of rows) drawRow(pdf, [label, value], { widths: [0.4, 0.6], boldFirst: true });
    pdf.y += 6;
  },
  table(pdf, { head, rows }) {
    const widths = [0.4, 0.2, 0.2, 0.2];
    drawRow(pdf, head, { widths, isHead: true });
    drawRule(pdf);
    for (const row of rows) drawRow(pdf, row, { widths });
    drawRule(pdf);
  },
  blank(pdf, { label, value }) {
    pdf.font("regular").fontSize(10).fillColor(ink);
    keepTogether(pdf, 48);
    pdf.text(`— ${label}`, margin, pdf.y, { width });
    pdf.y += 4;
    if (value === "") {
      pdf.y += 20;
      drawRule(pdf);
    } else {
      pdf.font("bold").text(value, margin + gap, pdf.y, { width: width - gap });
      pdf.y += 10;
    }
  },
  "page-break"(pdf, { title }) {
    pdf.addPage();
    pdf.font("regular").fontSize(20).fillColor(ink).text(title, margin, pdf.y, { width }).moveDown(0.6);
  },
};

function drawAny(pdf: Pdf, part: PdfPart): void {
  const draw = drawPart[part.type] as (pdf: Pdf, part: PdfPart) => void;
  draw(pdf, part);
}

function drawHead(pdf: Pdf, { brand, title, subtitle }: PdfText): void {
  pdf
    .font("bold")
    .fontSize(12)
    .fillColor(brandInk[brand] ?? grey)
    .text(brand, { characterSpacing: 1 });
  pdf.moveDown(0.6).font("regular").fontSize(24).fillColor(ink).text(title);
  if (subtitle !== undefined) pdf.fontSize(11).fillColor(grey).text(subtitle);
  pdf.moveDown(0.8);
}

/** Bold texts in a frame, which is closed at the end of a page and goes on on the next one. */
function drawBox(pdf: Pdf, { title, texts }: PdfPart & { type: "box" }): void {
  const inner = width - 2 * gap;
  pdf.font("bold").fontSize(10).fillColor(ink);
  pdf.y += 4;
  let top = pdf.y;
  const drawFrame = () => {
    pdf
      .rect(margin, top, width, pdf.y + gap - 6 - top)
      .lineWidth(1.5)
      .strokeColor(ink)
      .stroke();
  };
  pdf.y += gap;
  for (const text of [title, ...texts]) {
    if (pdf.y + pdf.heightOfString(text, { width: inner, lineGap: 2 }) + gap > bottom) {
      drawFrame();
      pdf.addPage();
      top = pdf.y;
      pdf.y += gap;
    }
    pdf.text(text, margin + gap, pdf.y, { width: inner, lineGap: 2 });
    pdf.y += 6;
  }
  drawFrame();
  pdf.y += gap + 8;
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottom) pdf.addPage();
}

type RowStyle = { widths: readonly number[]; isHead?: boolean; boldFirst?: boolean };

function drawRow(pdf: Pdf, cells: readonly string[], { widths, isHead = false, boldFirst = false }: RowStyle): void {
  const size = isHead ? 9 : 10;
  const styleCell = (index: number) =>
    pdf
      .font(isHead || (boldFirst && index === 0) ? "bold" : "regular")
      .fontSize(size)
      .fillColor(isHead || (boldFirst && index === 0) ? grey : ink);
  const cellWidth = (index: number) => (widths[index] ?? 0.2) * width - gap;
  const heights = cells.map((cell, index) => styleCell(index).heightOfString(cell, { width: cellWidth(index) }));
  const height = Math.max(...heights) + 6;
  keepTogether(pdf, height);
  const top = pdf.y;
  let left = margin;
  for (const [index, cell] of cells.entries()) {
    styleCell(index).text(cell, left, top, { width: cellWidth(index) });
    left += cellWidth(index) + gap;
  }
  pdf.y = top + height;
}

function drawRule(pdf: Pdf): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(hair)
    .stroke();
  pdf.y += 8;
}

function drawPageNumbers(pdf: Pdf, { page }: PdfText): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would add another page.
    pdf.page.margins.bottom = 0;
    pdf.font("regular").fontSize(8).fillColor(grey);
    pdf.text(page(index + 1, count), margin, 842 - margin + 8, { width, align: "right" });
  }
}
