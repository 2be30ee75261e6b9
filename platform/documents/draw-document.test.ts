import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { documentLocales, type InvoiceDocument } from "../../contracts/documents/documents.ts";
import { traders } from "../../contracts/markets/trader.ts";
import { addressLines, documentText, taxByRate } from "./document-text.ts";
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
  drawDocument(documentText(changed, { number: "CZ-2027-000001", invoiceNumber: "CZ-2027-000009" }), {
    language: changed.localeId,
    issuedOn: changed.issuedOn,
  });

type PdfObject = { head: string; stream: string };

function readObjects(bytes: Uint8Array): Map<string, PdfObject> {
  const text = Buffer.from(bytes).toString("latin1");
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => {
      const [head = "", raw] = body!.split(/\nstream\n/);
      const packed = raw && Buffer.from(raw.slice(0, raw.lastIndexOf("\nendstream")), "latin1");
      const stream = packed && head.includes("FlateDecode") ? inflateSync(packed).toString("latin1") : "";
      return [id!, { head, stream }];
    }),
  );
}

/** The letter of each glyph, by font. */
function readLetters(objects: Map<string, PdfObject>): Map<string, string[]> {
  const fonts = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.map(([, name, id]) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)?.head ?? "")?.[1] ?? "";
      const lists = [...(objects.get(unicode)?.stream ?? "").matchAll(/\[(.*?)\]/gs)];
      const codes = lists.flatMap(([, list]) => [...list!.matchAll(/<([0-9a-f ]+)>/g)]);
      const letter = (hex: string) => String.fromCodePoint(...hex.split(" ").map((code) => Number.parseInt(code, 16)));
      return [name!, codes.map(([, hex]) => letter(hex!))];
    }),
  );
}

/** The text of a PDF, as copied from a viewer. */
function extractText(bytes: Uint8Array): string {
  const objects = readObjects(bytes);
  const fonts = readLetters(objects);
  let words = "";
  for (const { stream } of objects.values()) {
    let font: string[] = [];
    for (const [, name, shown = ""] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? [];
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      words += `${codes.map((code) => font[Number.parseInt(code, 16)] ?? "?").join("")}\n`;
    }
  }
  return words;
}

describe("a drawn document", () => {
  it("has all its texts in Czech, with letters that can be copied", async () => {
    const words = extractText(await draw(content));
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
      "Visa **** 4242",
      "CZ-2027-000001",
      "Česko",
      "DPH (21,00 %)",
      "DPH (12,00 %)",
      "Celkem včetně DPH",
      "Strana 1 z 1",
    ]) {
      expect(words.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(expected);
    }
    expect(words).not.toContain("SADHA2B1AP1Z00202");
  });

  it.each(documentLocales)("is written in %s with glyphs for every letter", async (localeId) => {
    const words = extractText(await draw({ ...content, localeId }));
    expect(words).toContain(labels[localeId].invoice);
    expect([words.includes("?"), words.includes("\0")]).toEqual([false, false]);
    const note = { ...content, localeId, invoiceExternalId: "inv-9" };
    const noteWords = extractText(await draw(note));
    for (const expected of [labels[localeId].creditNote, labels[localeId].refunded, "CZ-2027-000009"]) {
      expect(noteWords).toContain(expected);
    }
  });

  it("shows the name of either make", async () => {
    for (const brand of ["Land Rover", "Jaguar"] as const) {
      expect(extractText(await draw({ ...content, brand }))).toContain(brand);
    }
  });

  it("continues on several pages and stays below the limit", async () => {
    const [line] = content.lines;
    const lines = Array.from({ length: 50 }, (_, index) => ({ ...line!, name: `${index} ${"long name ".repeat(40)}` }));
    const bytes = await draw({ ...content, lines });
    expect(bytes.length).toBeLessThan(documentLimit);
    expect(extractText(bytes)).toMatch(/Strana 2 z \d+/);
  });
});

it("adds the tax up for each rate", () => {
  expect(taxByRate(content.lines)).toEqual([
    { rate: 0.21, tax: 43_215 },
    { rate: 0.12, tax: 24_000 },
  ]);
});

it.each([
  ["en-CA", ["GST (5.00%)", "QST (9.975%)"]],
  ["fr-CA", ["TPS (5,00\u00a0%)", "TVQ (9,975\u00a0%)"]],
] as const)("lists several taxes separately in %s", (localeId, labels) => {
  const [line] = content.lines;
  const taxes = [
    { name: "GST", rate: 0.05, amount: 500 },
    { name: "QST", rate: 0.09975, amount: 997 },
  ];
  const taxed = { ...line!, total: 11_487, tax: 1497, taxRate: 0.14975, taxes };
  const { totals } = documentText({ ...content, localeId, currency: "CAD", lines: [taxed, taxed] }, { number: "1" });
  expect(totals.slice(1, -1).map(({ label }) => label)).toEqual(labels);
  expect(taxByRate([taxed, taxed])).toEqual([
    { name: "GST", rate: 0.05, tax: 1000 },
    { name: "QST", rate: 0.09975, tax: 1994 },
  ]);
});

it.each([
  ["GB", null, ["Jiří Dvořák", "Příčná 5", "2. patro", "Praha 1", "110 00", "Spojené království"]],
  ["DE", null, ["Jiří Dvořák", "Příčná 5", "2. patro", "110 00 Praha 1", "Německo"]],
  ["US", "CA", ["Jiří Dvořák", "Příčná 5", "2. patro", "Praha 1 CA 110 00", "Spojené státy"]],
])("formats an address of %s by the rules of the country", (countryCode, stateCode, expected) => {
  const address = { ...content.address, street: "Příčná 5|2. patro", countryCode, stateCode };
  expect(addressLines({ ...content, address })).toEqual(expected);
});

it("shows only the first name of a customer of the previous shop", () => {
  expect(addressLines({ ...content, customer: { firstName: "Jiří", lastName: null } })[0]).toBe("Jiří");
});

it.each(documentLocales)(
  "a document in %s names the seller, with its number for taxes where there is one",
  (localeId) => {
    const { seller } = documentText({ ...content, localeId }, { number: "1" });
    expect(seller.slice(0, 2)).toEqual([traders[localeId].name, traders[localeId].address]);
    expect(seller).toHaveLength(localeId === "en-US" ? 2 : 3);
  },
);
