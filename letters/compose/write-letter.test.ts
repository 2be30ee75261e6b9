import { describe, expect, it } from "vitest";
import {
  type Letter,
  letter as letterShape,
  type LetterContent,
  letterContent,
} from "../../contracts/letters/letters.ts";
import { shopLocales } from "../../contracts/locales.ts";
import { lawOf } from "../../contracts/markets/market-law.ts";
import { timeZoneOfLocale } from "../../contracts/markets/market-time.ts";
import { traders } from "../../contracts/markets/trader.ts";
import { letterVariants, letterOf, reminderWith } from "../../test/letters/letter-variants.ts";
import { drawHtml } from "./draw-html.ts";
import type { LetterText } from "./letter-text.ts";
import { writeLetter } from "./write-letter.ts";

const hrefOf = (path: string) => `https://shop.example${path}`;
const write = (letter: Letter) => writeLetter(letter, { hrefOf });

/** Spaces that do not break are written as spaces here. */
const withSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** Everything a reader sees, and the addresses behind it. */
function read({ subject, preview, title, blocks, footer }: LetterText) {
  const texts = blocks.flatMap((block) => {
    if (block.type === "facts") return block.rows.flatMap(({ label, value }) => [label, value]);
    if (block.type === "list") return block.items;
    if (block.type === "box") return [block.title, block.text];
    return "label" in block ? [block.label] : [block.text];
  });
  const hrefs = blocks.flatMap((block) => ("href" in block ? [block.href] : []));
  return { text: withSpaces([subject, preview, title, ...texts, ...footer].join("\n")), hrefs };
}

/** Facts that a letter does not repeat word by word: they choose its texts, or belong to its attachments. */
const choosing = new Set([
  "kind",
  "deadline",
  "change",
  "type",
  "topic",
  "unit",
  "currency",
  "invoice",
  "kept",
  "term",
  "dayOffset",
  "isOn",
  "isWithoutNotice",
  "hasFreeExit",
  "isAutoRenewed",
  "declared",
  "refusal",
  "isPaidBack",
  "hasEnded",
  "hadRenewal",
  "hasDetails",
  "isForContractAddress",
]);

type Facts = { texts: string[]; addresses: string[] };

/** What the content says, as the locale writes it; read from its shape, not from the writers. */
function factsOf(content: object, localeId: string, outerCurrency?: string): Facts {
  const facts: Facts = { texts: [], addresses: [] };
  const currency = "currency" in content ? String(content.currency) : outerCurrency;
  for (const [key, value] of Object.entries(content)) {
    if (choosing.has(key) || value === null) continue;
    if (typeof value === "string") addText(facts, key, expectedText(value, localeId));
    else if (/total$/i.test(key) || key === "tax") facts.texts.push(expectedMoney(Number(value), localeId, currency));
    else if (key === "payment") facts.texts.push(expectedPayment(value));
    else addInner(facts, value, (part) => factsOf(part, localeId, currency));
  }
  return facts;
}

function addInner(facts: Facts, value: unknown, read: (part: object) => Facts): void {
  for (const part of Array.isArray(value) ? value : [value]) {
    const inner = typeof part === "object" ? read(part) : { texts: [String(part)], addresses: [] };
    facts.texts.push(...inner.texts);
    facts.addresses.push(...inner.addresses);
  }
}

function addText(facts: Facts, key: string, text: string): void {
  if (/path$/i.test(key)) facts.addresses.push(hrefOf(text));
  else if (/link$/i.test(key)) facts.addresses.push(text);
  else facts.texts.push(text);
}

function expectedText(value: string, localeId: string): string {
  const locale = localeId === "en-XB" ? "en-GB" : localeId;
  const day = { day: "numeric", month: "long", year: "numeric" } as const;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(value).toLocaleDateString(locale, { ...day, timeZone: "UTC" });
  if (/^\d{4}-\d{2}$/.test(value)) {
    return new Date(value).toLocaleDateString(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  }
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value)) return value;
  const moment = new Intl.DateTimeFormat(locale, {
    ...day,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: timeZoneOfLocale(locale),
  }).format(new Date(value));
  return moment.replace(/ UTC.*$/, "");
}

const expectedMoney = (minorUnits: number, localeId: string, currency = "") =>
  new Intl.NumberFormat(localeId === "en-XB" ? "en-GB" : localeId, { style: "currency", currency }).format(
    minorUnits / 100,
  );

const expectedPayment = ({ type, cardType, last4 }: Record<string, string | null>) => {
  if (cardType === "visa") return `Visa **** ${last4}`;
  return type === "apple_pay" ? "Apple Pay" : "";
};

const makes = [
  ["VCS", "Land Rover"],
  ["VCSJ", "Jaguar"],
] as const;

it("has a sample of every kind", () => {
  const kinds = new Set(Object.values(letterVariants("en-GB")).map(({ kind }) => kind));
  const all = letterContent.options.map(({ shape }) => shape.kind.value);
  expect(kinds).toEqual(new Set(all));
});

describe.each(shopLocales)("in %s", (localeId) => {
  describe.each(Object.entries(letterVariants(localeId)))("%s", (_, content) => {
    it.each(makes)("%s: says every fact, and nothing unfinished", (siteId, brand) => {
      const letter = letterShape.parse(letterOf(content, { siteId, localeId }));
      const written = write(letter);
      const { text, hrefs } = read(written);
      const facts = factsOf(content, localeId);
      expect(facts.texts.filter((fact) => !text.includes(withSpaces(fact)))).toEqual([]);
      expect(facts.addresses.filter((address) => !hrefs.includes(address))).toEqual([]);
      expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN|Invalid|\[object/);
      expect(text).toContain("Robin");
      expect(written.footer.join("\n")).toContain(brand);
      const { name, address } = traders[localeId === "en-XB" ? "en-GB" : localeId];
      const country = localeId === "en-XB" || localeId === "en-GB" ? "uk" : localeId.slice(-2).toLowerCase();
      const email = `${brand.replace(" ", "").toLowerCase()}.${country}@service.example`;
      expect(written.footer.join("\n")).toContain(`${name}, ${address}, ${email}`);
      expect(hrefs).toContain(hrefOf("/contact-us"));
      expect(hrefs).toContain(hrefOf("/imprint"));
      expect(written.blocks.filter(({ type }) => type === "button").length).toBeLessThanOrEqual(1);
      expect(hrefs.filter((href) => !href.startsWith("https://"))).toEqual([]);
    });

    it("has a subject that fits a list of letters, also with a long name of a service", () => {
      const long = "Connected Navigation Pro with live traffic, satellite maps, online search and a very long name";
      const renamed = "service" in content ? { ...content, service: long } : content;
      const subjects = [content, renamed].map((one) => write(letterOf(one, { localeId })).subject);
      for (const subject of subjects) {
        expect(subject.length).toBeGreaterThan(5);
        expect(subject.length).toBeLessThanOrEqual(90);
        expect(subject).not.toMatch(/\n/);
      }
    });

    it("names no whole VIN", () => {
      const { text } = read(write(letterOf(content, { localeId })));
      expect(text.replaceAll(/[A-Z0-9]{4}X{9}[A-Z0-9]{4}/g, "")).not.toMatch(/\b[A-HJ-NPR-Z0-9]{17}\b/);
    });
  });

  const priced = Object.entries(letterVariants(localeId)).filter(([, content]) => "total" in content);
  it.each(priced)("%s: names the tax with the price", (_, content) => {
    expect(read(write(letterOf(content, { localeId }))).text).toMatch(/VAT|MwSt|USt|TTC|TVA|btw|IVA|DPH|tax/);
  });

  it("greets without a name too", () => {
    const [greeting] = write(letterOf(reminderWith(localeId), { localeId, name: null })).blocks;
    expect(greeting).toMatchObject({ type: "paragraph", text: expect.stringMatching(/^\S+( \S+)?[,:]$/) });
  });

  it("begins the preview with a capital, however the greeting goes on", () => {
    for (const content of Object.values(letterVariants(localeId))) {
      expect(write(letterOf(content, { localeId })).preview).toMatch(/^[\p{Lu}\d]/u);
    }
  });
});

it("keeps a line break of a name out of the subject", () => {
  const content = { ...reminderWith("en-GB"), service: "Remote\nBcc: other@example.com" };
  expect(write(letterOf(content)).subject).toBe("Remote Bcc: other@example.com renews on 9 March 2027");
});

it.each([
  [1, "We will automatically renew this plan when it expires."],
  [2, "We will automatically renew these plans when they expire."],
])("the letter about an order promises the renewal of %d by their number", (count, promise) => {
  const content = letterVariants("en-GB")["order received"];
  if (content?.kind !== "order-received") throw new Error("There is no such letter.");
  const lines = content.lines.map((line, index) => ({ ...line, isAutoRenewed: index < count }));
  expect(read(write(letterOf({ ...content, lines }))).text).toContain(promise);
});

describe("the letter about installed services", () => {
  const renewed = { name: "Navigation", startsOn: "2026-12-18", activeUntil: "2027-12-18" };
  const active = { name: "Remote", startsOn: null, activeUntil: "2027-11-18" };
  const { startsOn: _, ...queuedBefore } = active;
  const renewedTerm = "Navigation\nrenewed: from 18 December 2026 until 18 December 2027";
  const activeTerm = "Remote\nuntil 18 November 2027";

  it.each([
    { name: "all renewed", services: [renewed], subject: "Renewed: your order 00012345", terms: [renewedTerm] },
    {
      name: "one renewed",
      services: [renewed, active],
      subject: "Active now: your order 00012345",
      terms: [renewedTerm, activeTerm],
    },
    {
      name: "from before starts were kept",
      services: [queuedBefore],
      subject: "Active now: your order 00012345",
      terms: [activeTerm],
    },
  ])("says what is active now and what begins later: $name", ({ services, subject, terms }) => {
    const sample = letterVariants("en-GB")["services active"];
    if (sample?.kind !== "services-active") throw new Error("There is no such letter.");
    const written = write(letterShape.parse(letterOf({ ...sample, services })));
    expect(written.subject).toBe(subject);
    expect(written.title).toBe(subject.split(":")[0]);
    for (const term of terms) expect(read(written).text).toContain(term);
  });
});

it.each([
  ["withdrawal refused, with the contract as written", "/withdraw"],
  ["declaration refused: no-contract", "/cancel-subscription"],
  ["declaration refused: several-contracts", "/cancel-subscription"],
  ["declaration refused: period-over", undefined],
])("offers the form again to a reader whose contract was not found: %s", (name, form) => {
  const content = letterVariants("en-GB")[name];
  if (!content) throw new Error("There is no such letter.");
  const { hrefs } = read(write(letterOf(content)));
  const forms = ["/withdraw", "/cancel-subscription"].filter((path) => hrefs.includes(hrefOf(path)));
  expect(forms).toEqual(form ? [form] : []);
});

it.each(["withdrawal received", "cancellation received", "cancellation carried out"])(
  "tells the owner of a contract, whose address sent nothing, why the letter comes: %s",
  (name) => {
    const content = letterVariants("en-GB")[name];
    if (!content) throw new Error("There is no such letter.");
    const [toSender] = write(letterOf(content)).footer;
    expect(toSender).toContain("because a declaration was sent to us with this email address");
    const copy = letterShape.parse(letterOf({ ...content, isForContractAddress: true } as LetterContent));
    expect(write(copy).footer[0]).toBe(
      "You receive this email because it concerns a contract with this email address.",
    );
  },
);

it("the letter about an order in Québec lists its taxes by their French names", () => {
  const content = letterVariants("fr-CA")["order received"];
  if (content?.kind !== "order-received") throw new Error("There is no such letter.");
  const taxes = [
    { name: "GST", rate: 0.05, amount: 675 },
    { name: "QST", rate: 0.09975, amount: 1347 },
  ];
  const { text } = read(write(letterOf({ ...content, taxes }, { localeId: "fr-CA" })));
  expect(text).toContain("TPS (5,00 %)\n6,75 $\nTVQ (9,975 %)\n13,47 $");
});

describe.each(shopLocales)("the clause about renewals in the letter about an order in %s", (localeId) => {
  it.each([true, false])(
    "stands in bold type in a box exactly where the law wants it (renews: %s)",
    (isAutoRenewed) => {
      const content = letterVariants(localeId)["order received"];
      if (content?.kind !== "order-received") throw new Error("There is no such letter.");
      const letter = letterOf(
        { ...content, lines: content.lines.map((line) => ({ ...line, isAutoRenewed })) },
        { localeId },
      );
      const written = write(letter);
      const boxes = written.blocks.filter(({ type }) => type === "box");
      const isBoxed = isAutoRenewed && lawOf({ localeId }).autoRenew.clause === "box";
      expect(boxes).toHaveLength(isBoxed ? 1 : 0);
      if (!isBoxed) return;
      expect(boxes[0]).toMatchObject({ isBold: true, text: expect.stringMatching(/deux mois|twee maanden/) });
      expect(drawHtml(written, letter)).toMatch(
        /<strong style="font-weight:600">[^<]*(?:<br>[^<]*)*(?:deux mois|twee maanden)/,
      );
    },
  );
});
