import { describe, expect, it } from "vitest";
import type { Letter, LetterOf } from "../../../contracts/letters/letters.ts";
import { shopLocales } from "../../../contracts/locales.ts";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { letterOf, reminderWith } from "../../../test/letters/letter-variants.ts";
import { drawHtml } from "../draw-html.ts";
import { drawText } from "../draw-text.ts";
import type { LetterText } from "../letter-text.ts";
import { writeLetter } from "../write-letter.ts";

type LocaleId = Letter["localeId"];

/** Spaces that do not break are written as spaces here. */
const withSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

const hrefOf = (path: string) => `https://shop.example${path}`;

function write(localeId: LocaleId, changes: Partial<LetterOf<"reminder">> = {}) {
  const content = reminderWith(localeId, { deadline: lawOf({ localeId }).autoRenew.deadline, ...changes });
  const written = writeLetter(letterOf(content, { localeId }), { hrefOf });
  const { subject, title, blocks } = JSON.parse(withSpaces(JSON.stringify(written))) as LetterText;
  const boxes = blocks.filter((block) => block.type === "box");
  const notes = blocks.flatMap((block) => (block.type === "note" ? [block.text] : [])).join("\n");
  const [button] = blocks.flatMap((block) => (block.type === "button" ? [block] : []));
  const hrefs = blocks.flatMap((block) => ("href" in block ? [block.href] : []));
  return { subject, title, blocks, boxes, notes, button, hrefs };
}

/** What the law of each market wants in the notice of a renewal. */
describe.each<[LocaleId, { box?: string; notes?: RegExp[] }]>([
  ["en-GB", {}],
  ["de-DE", { notes: [/unbestimmte Zeit.*jederzeit ohne Frist kündigen.*erstatten/] }],
  [
    "de-AT",
    {
      box: "Letzter Tag, um die Verlängerung zu verhindern: 8. März 2027",
      notes: [/§ 6 Abs\. 1 Z 2 KSchG.*8\. März 2027.*stillschweigenden Verlängerung.*widersprechen/],
    },
  ],
  [
    "fr-FR",
    {
      box: "Date limite pour refuser la reconduction : 8 mars 2027",
      notes: [/L\. 215-1.*refuser la reconduction.*jusqu’au 8 mars 2027.*résiliez.*écrivez/],
    },
  ],
  [
    "fr-BE",
    {
      box: "Date limite pour refuser la reconduction : 8 mars 2027",
      notes: [/VI\.91.*à tout moment.*deux mois au maximum.*rembourserons/],
    },
  ],
  [
    "nl-BE",
    {
      box: "Laatste dag om de verlenging te stoppen: 8 maart 2027",
      notes: [/VI\.91.*op elk ogenblik.*hoogstens twee maanden.*betalen we terug/],
    },
  ],
  ["nl-NL", { notes: [/onbepaalde tijd.*op elk moment zonder opzegtermijn opzeggen.*betalen we terug/] }],
  ["it-IT", { notes: [/65-bis.*si rinnova automaticamente.*disdetta fino al giorno 8 marzo 2027/] }],
  ["es-ES", { notes: [/Ley 10\/2025.*oponerse.*hasta el 8 de marzo de 2027/] }],
  ["pt-PT", {}],
  ["cs-CZ", {}],
  [
    "en-US",
    { notes: [/renews automatically until you cancel.*cancel online at any time.*without signing in or calling/] },
  ],
  [
    "en-CA",
    {
      notes: [
        /British Columbia: you can cancel.*at any time.*refund/,
        /Quebec:.*without a fixed end.*end it at any time/,
      ],
    },
  ],
  [
    "fr-CA",
    {
      notes: [/Québec :.*durée indéterminée.*en tout temps/, /Colombie-Britannique :.*annuler.*remboursons/],
    },
  ],
])("the notice of a renewal in %s", (localeId, { box, notes = [] }) => {
  it.each([-62, -35, -7])("%d days from the end says what the law wants", (dayOffset) => {
    const written = write(localeId, { dayOffset });
    expect(written.boxes.map(({ title }) => title)).toEqual(box ? [box] : []);
    for (const notice of notes) expect(written.notes).toMatch(notice);
    expect(written.button?.href).toBe(hrefOf("/renewal/stop/signed-token"));
    expect(written.hrefs).toContain(hrefOf("/cancel-subscription"));
    expect(written.hrefs).toContain(hrefOf("/calendar/signed-token"));
  });

  it("offers no way to stop it on the day of the charge", () => {
    const { boxes, button, hrefs } = write(localeId, { dayOffset: 0 });
    expect(boxes).toEqual([]);
    expect(button).toBeUndefined();
    expect(hrefs).not.toContain(hrefOf("/renewal/stop/signed-token"));
    expect(hrefs).toContain(hrefOf("/cancel-subscription"));
  });
});

it("is a notice of its own in Austria: subject and text say that silence renews the contract", () => {
  const { subject, title, boxes } = write("de-AT");
  expect(subject).toBe("Hinweis auf stillschweigende Verlängerung: Connected Navigation Pro, Frist 8. März 2027");
  expect(title).toBe("Hinweis auf die stillschweigende Verlängerung");
  expect(boxes[0]?.text).toMatch(/bis spätestens zum 8\. März 2027 widersprechen.*Schweigen als Zustimmung/);
});

it("shows a new price before everything else, the old one first", () => {
  const { renewal } = reminderWith("en-GB");
  const { blocks } = write("en-GB", { renewal: renewal && { ...renewal, previousTotal: 9_900 } });
  expect(blocks[2]).toEqual({
    type: "box",
    title: "The price has changed",
    text: "Until now: £99.00 incl. VAT\nFrom 9 March 2027: £129.00 incl. £21.50 VAT",
  });
});

it.each([
  [-62, "Connected Navigation Pro ends on 9 March 2027", /stops working in the vehicle on 9 March 2027/],
  [-35, "Connected Navigation Pro ends on 9 March 2027", /stops working in the vehicle on 9 March 2027/],
  [-7, "Connected Navigation Pro ends on 9 March 2027", /stops working in the vehicle on 9 March 2027/],
  [0, "Connected Navigation Pro ends today", /stops working in the vehicle on 9 March 2027/],
  [1, "Connected Navigation Pro has ended", /stopped working in the vehicle on 9 March 2027/],
])("without auto-renewal, %d days from the end, its subject is: %s", (dayOffset, subject, text) => {
  const renew = { path: "/renewal/renew/signed-token", total: 12900, tax: 2150, currency: "GBP", term: null };
  const written = write("en-GB", { dayOffset, renewal: null, stopPath: null, renew, deadline: "box" });
  expect(written.subject).toBe(subject);
  expect(written.button).toMatchObject({ label: "Renew now", href: hrefOf(renew.path) });
  expect(written.boxes).toEqual([]);
  expect(written.blocks[2]).toMatchObject({ type: "paragraph", text: expect.stringMatching(text) });
  const paragraphs = JSON.stringify(written.blocks);
  expect(paragraphs.includes("Renewing early costs you no days")).toBe(dayOffset <= 0);
});

describe.each(shopLocales)("what ends with the service, in %s", (localeId) => {
  const functions = "Maps & <b>traffic</b> stay up to date.";
  const ending = { renewal: null, stopPath: null };

  it.each<[string, Partial<LetterOf<"reminder">>]>([
    ["before a renewal that can be stopped", {}],
    ["before the end", { ...ending, dayOffset: -35 }],
    ["on the day after the end", { ...ending, dayOffset: 1 }],
  ])("is said %s, right after the day, as text in both forms", (_, changes) => {
    const content = reminderWith(localeId, { ...changes, functions });
    const letter = letterOf(content, { localeId });
    const written = writeLetter(letter, { hrefOf });
    const place = written.blocks.findIndex((block) => "text" in block && block.text.endsWith(functions));
    const [before, found] = written.blocks.slice(place - 1);
    expect(found).toMatchObject({ type: "paragraph", text: expect.stringMatching(/\p{L}{3}.*: Maps/u) });
    expect(JSON.stringify(before)).toMatch(/2027/);
    const html = drawHtml(written, letter);
    expect(html).toContain("Maps &amp; &lt;b&gt;traffic&lt;/b&gt; stay up to date.");
    expect(html).not.toContain("<b>traffic");
    expect(drawText(written, letter).replaceAll(/\s+/g, " ")).toContain(functions);
  });

  it("is not said when commerce has not said it", () => {
    const before = write(localeId).blocks.length;
    expect(write(localeId, { functions }).blocks).toHaveLength(before + 1);
  });
});
