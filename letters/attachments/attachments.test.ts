import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Client } from "../../contracts/client.ts";
import type { LetterOf } from "../../contracts/letters/letters.ts";
import { shopLocales } from "../../contracts/locales.ts";
import { lawOf } from "../../contracts/markets/market-law.ts";
import { fonts } from "../../test/letters/letters-fixture.ts";
import { sampleContent } from "../../test/letters/sample-letters.ts";
import { contractSummary } from "./contract-summary.ts";
import { drawPdf } from "./draw-pdf.ts";
import { partsOfHtml } from "./html-parts.ts";
import type { PdfPart } from "./pdf-text.ts";
import { attachmentTexts } from "./texts/attachment-texts.ts";
import { collectAttachments, NotReadyYet } from "./collect-attachments.ts";

const order = sampleContent("order-received");
const at = new Date("2027-03-01T10:15:00Z");

const wordsOf = (part: PdfPart): string[] => {
  switch (part.type) {
    case "list":
      return [...part.items];
    case "facts":
      return part.rows.flatMap(({ label, value }) => [label, value]);
    case "table":
      return [...part.head, ...part.rows.flat()];
    case "box":
      return [part.title, ...part.texts];
    case "blank":
      return [part.label, part.value];
    case "page-break":
      return [part.title];
    default:
      return [part.text];
  }
};

describe.each(shopLocales)("the contract summary in %s", (localeId) => {
  const texts = attachmentTexts(localeId);
  const summary = contractSummary({
    order,
    shop: { siteId: "VCS", localeId },
    termsVersion: "2026-11-01",
    withdrawAddress: "https://shop.example/withdraw",
  });
  const words = summary.parts.flatMap(wordsOf).join("\n");

  it("names order, vehicle, services, price, trader, withdrawal and terms", () => {
    for (const part of ["LR-10042", "SALEXXXXXXXXX0201", "Connected Navigation", "Secure Tracker", "Visa **** 4242"]) {
      expect(words).toContain(part);
    }
    expect(words).toContain("Connected Services Demonstration");
    expect(words).toContain("https://shop.example/withdraw");
    expect(words).toContain(texts.renewalOn);
    expect(words).toContain(texts.renewalOff);
    expect(words).not.toMatch(/\{\w+\}|undefined|null/);
  });

  it("names the address to which a withdrawal can be sent, as a fact and in the form", () => {
    const [country, values] = [localeId.slice(-2).toLowerCase(), summary.parts.flatMap(wordsOf)];
    const email = `landrover.${country === "gb" || country === "xb" ? "uk" : country}@service.example`;
    expect(values.filter((value) => value === email || value.endsWith(`, ${email}`))).toHaveLength(2);
  });

  it("has the model form of the law, with what is known filled in", () => {
    const labels = summary.parts.flatMap((part) => (part.type === "blank" ? [part.label] : []));
    const { to, statement, orderedOn, name, address, signature, date } = texts.form;
    expect(labels).toEqual([to, statement, orderedOn, name, address, signature, date]);
    expect(statement).toContain("(*)");
    expect(words).toContain(texts.form.deleteAsAppropriate);
  });

  it("is a PDF, the same each time", async () => {
    const drawn = () => drawPdf(summary, { language: localeId, at, fonts });
    const bytes = await drawn();
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await drawn()))).toBe(0);
  });
});

it.each([
  ["fr-CA", ["TPS (5,00\u00a0%)", "TVQ (9,975\u00a0%)"]],
  ["en-CA", ["GST (5.00%)", "QST (9.975%)"]],
] as const)("the contract summary in %s lists the taxes of Québec by their names", (localeId, names) => {
  const taxes = [
    { name: "GST", rate: 0.05, amount: 675 },
    { name: "QST", rate: 0.09975, amount: 1347 },
  ];
  const summary = contractSummary({
    order: { ...order, currency: "CAD", taxes },
    shop: { siteId: "VCS", localeId },
    termsVersion: null,
    withdrawAddress: "https://shop.example/withdraw",
  });
  const labels = summary.parts.flatMap((part) => (part.type === "facts" ? part.rows.map(({ label }) => label) : []));
  const texts = attachmentTexts(localeId);
  const start = labels.indexOf(texts.total);
  expect(labels.slice(start, start + 4)).toEqual([texts.total, ...names, texts.payment]);
});

it.each([
  ["2026-12-08", "fino all’8 dicembre 2026"],
  ["2026-12-09", "fino al 9 dicembre 2026"],
])("in Italian a contract of %s can be left %s", (withdrawalUntil, expected) => {
  const summary = contractSummary({
    order: { ...order, withdrawalUntil },
    shop: { siteId: "VCS", localeId: "it-IT" },
    termsVersion: withdrawalUntil,
    withdrawAddress: "https://shop.example/withdraw",
  });
  const words = summary.parts.flatMap(wordsOf).join("\n").replaceAll("\u00a0", " ");
  expect(words).toContain(expected);
  expect(words).toContain(withdrawalUntil.endsWith("08") ? "dell’8 dicembre" : "del 9 dicembre");
});

it("a legal text keeps its headings, paragraphs and lists", () => {
  const html = `<p>One &amp; <strong>two</strong><br>three</p>\n<h2>1. Head</h2><ul><li>a &lt;b&gt;</li><li><a href="/x">link</a></li></ul>tail &#8364;`;
  expect(partsOfHtml(html)).toEqual([
    { type: "paragraph", text: "One & two three" },
    { type: "heading", text: "1. Head" },
    { type: "list", items: ["a <b>", "link"] },
    { type: "paragraph", text: "tail €" },
  ]);
});

describe("the files of a letter", () => {
  const hrefOf = (_: unknown, path: string) => `https://shop.example${path}`;
  const requests: unknown[] = [];
  const answer = (value: unknown) =>
    ((_: unknown, input: unknown) => {
      requests.push(input);
      return Promise.resolve(value);
    }) as Client;
  const terms = answer({
    id: "Terms_Conditions",
    locale: "de-DE",
    name: "AGB",
    c_body: "<p>x</p>",
    c_version: "2026-11-01",
  });
  const pdfFile = { type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1") };
  const sources = { helpContent: terms, documents: answer(pdfFile), fonts, hrefOf };
  const shop = { siteId: "VCS", localeId: "de-DE" } as const;

  it("are the contract and the terms of the order's own version", async () => {
    const content: LetterOf<"order-received"> = {
      ...order,
      termsLink: "https://shop.example/de-DE/t?version=2026-01-01",
    };
    const files = await collectAttachments({ ...shop, content }, sources);
    expect(files.map(({ filename }) => filename)).toEqual([
      "vertragszusammenfassung-LR-10042.pdf",
      "allgemeine-geschaeftsbedingungen.pdf",
    ]);
    expect(requests.at(-1)).toEqual({
      params: { id: "Terms_Conditions" },
      query: { locale: "de-DE", version: "2026-01-01" },
    });
  });

  it("are the invoice of a renewal, for which the letter waits", async () => {
    const content = sampleContent("renewed");
    const [file] = await collectAttachments({ ...shop, content }, sources);
    expect(file).toEqual({ filename: "rechnung-LR-10042.pdf", ...pdfFile });
    const pending = { ...sources, documents: answer({ type: "application/json", bytes: new Uint8Array() }) };
    await expect(collectAttachments({ ...shop, content }, pending)).rejects.toThrow(NotReadyYet);
  });

  it("are none for other letters", async () => {
    expect(await collectAttachments({ ...shop, content: sampleContent("reminder") }, sources)).toEqual([]);
  });
});

describe("the clause about renewals in the contract summary", () => {
  const years = { count: 1, unit: "year" } as const;
  const lines = Array.from({ length: 12 }, (_, index) => ({
    name: `Connected service ${index + 1}`,
    term: years,
    total: 9900,
    isAutoRenewed: true,
    startsOn: null,
    endsOn: "2028-03-01",
    renewalTotal: 9900,
  }));
  const summaryOf = (localeId: (typeof shopLocales)[number], isAutoRenewed = true) =>
    contractSummary({
      order: { ...order, currency: "EUR", lines: lines.map((line) => ({ ...line, isAutoRenewed })) },
      shop: { siteId: "VCS", localeId },
      termsVersion: null,
      withdrawAddress: "https://shop.example/withdraw",
    });
  const isBox = ({ type }: PdfPart) => type === "box";

  it.each(shopLocales)("is in a box above the services, in %s exactly if the law wants it there", (localeId) => {
    const { parts } = summaryOf(localeId);
    const box = parts.findIndex(isBox);
    expect(box >= 0).toBe(lawOf({ localeId }).autoRenew.clause === "box");
    const { renewalOn, payment } = attachmentTexts(localeId);
    const places = parts.flatMap((part, index) => (wordsOf(part).includes(renewalOn) ? [index] : []));
    expect(places).toHaveLength(1);
    if (box === -1) return;
    expect(places).toEqual([box]);
    // It names the payment method above it.
    expect(parts.findIndex((part) => wordsOf(part).includes(payment))).toBeLessThan(box);
    expect(box).toBeLessThan(parts.findIndex(({ type }) => type === "table"));
    expect(summaryOf(localeId, false).parts.filter(isBox)).toEqual([]);
  });

  /** What is drawn on the first page, in the operators of the format. */
  async function firstPage(localeId: "fr-BE" | "fr-FR"): Promise<string> {
    const bytes = Buffer.from(await drawPdf(summaryOf(localeId), { language: localeId, at, fonts }));
    const start = bytes.indexOf("stream\n") + "stream\n".length;
    return inflateSync(bytes.subarray(start, bytes.indexOf("\nendstream", start))).toString("latin1");
  }

  it("is framed on the first page, with many services too", async () => {
    const frame = /^56 [\d.]+ 483 [\d.]+ re$/gm;
    expect((await firstPage("fr-BE")).match(frame)).toHaveLength(1);
    expect(await firstPage("fr-FR")).not.toMatch(frame);
  });
});
