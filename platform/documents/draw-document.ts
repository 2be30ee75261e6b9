import { fileURLToPath } from "node:url";
import type PdfDocument from "pdfkit";
import type { DocumentText } from "./document-text.ts";

const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const regular = font("DejaVuSansCondensed");
const bold = font("DejaVuSansCondensed-Bold");

const ink = { "Land Rover": "#0C3B2E", Jaguar: "#9E1B32" } as const;
const grey = "#4A524D";
const margin = 56;
const columns = { plan: 300, amount: 400 };
/** A4, less the margins. */
const width = 595 - 2 * margin;
const bottom = 842 - margin - 24;

type Pdf = InstanceType<typeof PdfDocument>;

/** Creates the PDF. The same text and date give the same file. */
export async function drawDocument(
  text: DocumentText,
  options: { language: string; issuedOn: string },
): Promise<Uint8Array> {
  const at = new Date(`${options.issuedOn}T00:00:00Z`);
  // Loaded on first use: most processes draw none for hours.
  const { default: Document } = await import("pdfkit");
  const pdf = new Document({
    size: "A4",
    margin,
    bufferPages: true,
    lang: options.language,
    info: { Title: text.title, Author: text.brand, CreationDate: at, ModDate: at },
  });
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", regular).registerFont("bold", bold);
  drawHead(pdf, text);
  drawTable(pdf, text);
  drawTotals(pdf, text);
  drawPageNumbers(pdf, text);
  pdf.end();
  await finished;
  return Buffer.concat(parts);
}

function drawHead(pdf: Pdf, text: DocumentText): void {
  const colour = ink[text.brand as keyof typeof ink] ?? grey;
  pdf.font("bold").fontSize(12).fillColor(colour).text(text.brand, { characterSpacing: 1 });
  pdf.moveDown(0.3).font("regular").fontSize(8).fillColor(grey).text(text.seller.join("\n"));
  pdf.moveDown(0.9).font("regular").fontSize(24).fillColor("#161A18").text(text.title).moveDown(0.8);
  const top = pdf.y;
  pdf.font("bold").fontSize(9).fillColor(grey).text(text.address.heading, margin, top);
  pdf.font("regular").fontSize(10).fillColor("#161A18");
  for (const line of text.address.lines) pdf.text(line, { width: 210 });
  const left = pdf.y;
  pdf.y = top;
  for (const { label, value } of [...text.facts, ...text.vehicle]) {
    pdf
      .font("bold")
      .fontSize(8)
      .fillColor(grey)
      .text(label, columns.plan, pdf.y, { width: width + margin - columns.plan });
    pdf
      .font("regular")
      .fontSize(10)
      .fillColor("#161A18")
      .text(value, { width: width + margin - columns.plan });
    pdf.moveDown(0.2);
  }
  pdf.y = Math.max(left, pdf.y) + 24;
}

function drawRow(pdf: Pdf, cells: readonly [string, string, string]): void {
  const nameWidth = columns.plan - margin - 12;
  const height = pdf.heightOfString(cells[0], { width: nameWidth }) + 8;
  if (pdf.y + height > bottom) pdf.addPage();
  const top = pdf.y;
  pdf.text(cells[0], margin, top, { width: nameWidth });
  pdf.text(cells[1], columns.plan, top, { width: columns.amount - columns.plan });
  pdf.text(cells[2], columns.amount, top, { width: margin + width - columns.amount, align: "right" });
  pdf.y = top + height;
}

function drawLine(pdf: Pdf): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor("#C9CEC9")
    .stroke();
  pdf.y += 8;
}

function drawTable(pdf: Pdf, { table }: DocumentText): void {
  pdf.font("bold").fontSize(9).fillColor(grey);
  drawRow(pdf, table.head);
  drawLine(pdf);
  pdf.font("regular").fontSize(10).fillColor("#161A18");
  for (const row of table.rows) drawRow(pdf, row);
  drawLine(pdf);
}

function drawTotals(pdf: Pdf, { totals, payment }: DocumentText): void {
  for (const [index, { label, value }] of totals.entries()) {
    pdf
      .font(index === totals.length - 1 ? "bold" : "regular")
      .fontSize(10)
      .fillColor("#161A18");
    drawRow(pdf, [label, "", value]);
  }
  pdf.y += 16;
  pdf.font("bold").fontSize(8).fillColor(grey);
  drawRow(pdf, [payment.label, "", ""]);
  pdf.font("regular").fontSize(10).fillColor("#161A18");
  drawRow(pdf, [payment.value, "", ""]);
}

function drawPageNumbers(pdf: Pdf, { page }: DocumentText): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would add another page.
    pdf.page.margins.bottom = 0;
    pdf.font("regular").fontSize(8).fillColor(grey);
    pdf.text(page(index + 1, count), margin, 842 - margin + 8, { width, align: "right" });
  }
}
