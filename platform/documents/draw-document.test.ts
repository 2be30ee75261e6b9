import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { documentLocales, type InvoiceDocument } from "../../contracts/documents/documents.ts";
import { documentText, maskVin, taxByRate } from "./document-text.ts";
import { documentLimit } from "./documents.ts";
import { drawDocument } from "./draw-document.ts";
import { labels } from "./labels.ts";

const content: InvoiceDocument = {
  accountId: "account-1",
  localeId: "cs-CZ",
  brand: "Jaguar",
  orderNumber: "VCS-1",
  issuedOn: "2027-03-09",
  orderedOn: "2027-03-08",
  currency: "CZK",
  vehicle: { name: "I-PACE", vin: "SADHA2B1AP1Z00202" },
  customer: { firstName: "Jiří", lastName: "Dvořák" },
  address: { street: "Příčná 5", city: "Praha 1", postalCode: "110 00", stateCode: null, countryCode: "CZ" },
  payment: { type: "card", cardType: "visa", last4: "4242" },
  lines: [
    { name: "Connected Navigation", term: { count: 1, unit: "year" }, total: 249_000, tax: 43_215, taxRate: 0.21 },
    { name: "Remote", term: { count: 3, unit: "month" }, total: 112_000, tax: 12_000, taxRate: 0.12 },
    { name: "Remote", term: null, total: 112_000, tax: 12_000, taxRate: 0.12 },
  ],
  state: "ready",
};

const draw = (changed: InvoiceDocument) =>
  drawDocument(documentText(changed, "doc-1"), { language: changed.localeId, issuedOn: changed.issuedOn });

/** The words of a PDF, as somebody who copies them out of a viewer gets them. */
function wordsOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id, body] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = "", raw] = body!.split(/\nstream\n/);
    const packed = raw && Buffer.from(raw.slice(0, raw.lastIndexOf("\nendstream")), "latin1");
    const stream = packed && head.includes("FlateDecode") ? inflateSync(packed).toString("latin1") : "";
    objects.set(id!, { head, stream });
  }
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)?.head ?? "")?.[1];
      const map = [...(objects.get(unicode ?? "")?.stream ?? "").matchAll(/\[(.*?)\]/gs)].flatMap(([, list]) =>
        [...list!.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex]) =>
          String.fromCodePoint(...hex!.split(" ").map((code) => Number.parseInt(code, 16))),
        ),
      );
      fonts.set(name!, map);
    }
  }
  let words = "";
  for (const { stream } of objects.values()) {
    let font = "";
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = name;
      for (const [, hex] of (shown ?? "").matchAll(/<([0-9a-f]+)>/g)) {
        for (const [code] of hex!.matchAll(/.{4}/g)) words += fonts.get(font)?.[Number.parseInt(code, 16)] ?? "?";
      }
      if (shown) words += "\n";
    }
  }
  return words;
}

describe("a drawn document", () => {
  it("says everything in Czech, with letters that can be copied", async () => {
    const words = wordsOf(await draw(content));
    for (const expected of [
      "Jaguar",
      "Faktura",
      "Číslo objednávky",
      "VCS-1",
      "Jiří Dvořák",
      "Příčná 5",
      "110 00 Praha 1",
      "SADHXXXXXXXXX0202",
      "1 rok",
      "3 měsíce",
      "Jednorázová platba",
      "9. března 2027",
      "visa **** 4242",
      "DPH (21 %)",
      "DPH (12 %)",
      "Celkem včetně DPH",
      "Strana 1 z 1",
    ]) {
      expect(words.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(expected);
    }
    expect(words).not.toContain("SADHA2B1AP1Z00202");
  });

  it.each(documentLocales)("is written in %s with glyphs for every letter", async (localeId) => {
    const words = wordsOf(await draw({ ...content, localeId }));
    expect(words).toContain(labels[localeId].invoice);
    expect(words).not.toMatch(/[?\u0000]/);
    const note = { ...content, localeId, invoiceExternalId: "inv-9" };
    const noteWords = wordsOf(await draw(note));
    for (const expected of [labels[localeId].creditNote, labels[localeId].refunded, "inv-9"]) {
      expect(noteWords).toContain(expected);
    }
  });

  it("carries the name of either make", async () => {
    for (const brand of ["Land Rover", "Jaguar"] as const) {
      expect(wordsOf(await draw({ ...content, brand }))).toContain(brand);
    }
  });

  it("goes on over several pages and stays below the limit", async () => {
    const [line] = content.lines;
    const lines = Array.from({ length: 50 }, (_, index) => ({ ...line!, name: `${index} ${"long name ".repeat(40)}` }));
    const bytes = await draw({ ...content, lines });
    expect(bytes.length).toBeLessThan(documentLimit);
    expect(wordsOf(bytes)).toMatch(/Strana 2 z \d+/);
  });
});

it("adds the tax up for each rate", () => {
  expect(taxByRate(content.lines)).toEqual([
    { rate: 0.21, tax: 43_215 },
    { rate: 0.12, tax: 24_000 },
  ]);
});

it.each([
  ["SADHA2B1AP1Z00202", "SADHXXXXXXXXX0202"],
  ["12345678", "12345678"],
  ["123456789", "1234X6789"],
])("masks %s as %s", (vin, expected) => {
  expect(maskVin(vin)).toBe(expected);
});
