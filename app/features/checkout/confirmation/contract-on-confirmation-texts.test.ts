import { beforeAll, expect, it } from "vitest";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import type { LocaleId } from "../../../site/locales.ts";
import type { ContractService } from "../summary/contract-texts.server.ts";
import { plainText } from "../../../page/written-texts/paragraph.ts";
import { writeConfirmedContract } from "./contract-on-confirmation-texts.server.ts";

const locales = ["en-GB", "de-DE", "nl-NL", "fr-BE", "fr-CA", "en-CA", "cs-CZ"] as const;
beforeAll(async () => {
  await Promise.all(locales.map((localeId) => loadMessages(localeId)));
});

const term = { duration: 1, period: "year" } as const;
const price = { amount: 825, currency: "EUR" };
const bought: ContractService = { name: "Navigation", term, newEnd: "2027-11-17", renewalPrice: price };
const renewed: ContractService = { ...bought, name: "Traffic", startsOn: "2026-12-15", newEnd: "2027-12-15" };
const hidden: ContractService = { name: "Tracker", term };
const endless: ContractService = { name: "Assistance" };

type Options = { localeId?: LocaleId; state?: string; isAutoRenewed?: boolean; isPending?: boolean };

function contractOf(services: readonly ContractService[], options: Options = {}) {
  const { localeId = "en-GB", state, isAutoRenewed = false, isPending = false } = options;
  const written = writeConfirmedContract({
    localeId,
    law: lawOf({ localeId, billingStateCode: state }),
    services,
    isAutoRenewed,
    isPending,
    orderedOn: "2026-11-17",
    withdrawPath: "/withdraw?order=VCS-1",
  });
  const rows = written.rows.map(({ label, paragraphs }) => [label, ...paragraphs.map(plainText)]);
  return { ...written, rows, all: rows.flat().join("\n") };
}

it.each([
  ["new", [bought], "Active", "Your end date", /when your service is active\.$/],
  ["renewed", [renewed], "Renewed", "Your new end date", /confirms the renewal on its screen\.$/],
  ["all renewed", [renewed, renewed], "Renewed", "Your new end dates", /confirms the renewal on its screen\.$/],
  ["new and renewed", [bought, renewed], "Active", "Your end dates", /when your services are active\.$/],
  ["of a date that is not shown", [hidden], "Active", "Your end dates", /when your service is active\.$/],
] as const)("has its words for services that are %s", (_, services, lastStep, endDates, instructions) => {
  const contract = contractOf(services);
  expect(contract).toMatchObject({ lastStep, endDates });
  expect(contract.instructions).toMatch(instructions);
});

it.each([
  ["of one service", [renewed], {}, "Until 15\u00a0December\u00a02027"],
  [
    "of two services that end together",
    [renewed, { ...renewed, name: "Maps" }],
    {},
    "Until 15\u00a0December\u00a02027",
  ],
  ["of a service and one without an end", [renewed, endless], {}, "Until 15\u00a0December\u00a02027"],
  ["of two services with different ends", [bought, renewed], {}, "Until the dates below"],
  ["of a service beside one whose date is hidden", [renewed, hidden], {}, "Until the dates below"],
  ["of a hidden date alone", [hidden], {}, undefined],
  ["while the payment is pending", [renewed], { isPending: true }, undefined],
] as const)("the last step has the date %s", (_, services, options, expected) => {
  expect(contractOf(services, options).lastNote).toBe(expected);
});

it("ends with the seller: name, address and the number for taxes", () => {
  expect(contractOf([bought]).rows.at(-1)).toEqual([
    "Your contract is with",
    "Connected Services Demonstration Ltd",
    "1 Example Street, Exampleton, ZZ99 9ZZ",
    "VAT number: GB 000 0000 00",
  ]);
});

it("says of each service when it begins and ends, and whether it renews", () => {
  expect(contractOf([bought, renewed, hidden, endless], { isAutoRenewed: true }).rows.slice(0, 4)).toEqual([
    ["Navigation", "1 year from activation, at least until 17\u00a0November\u00a02027", "Auto-renewal is on"],
    [
      "Traffic",
      "1 year from 15\u00a0December\u00a02026, the day the present term ends, until 15\u00a0December\u00a02027",
      "Auto-renewal is on",
    ],
    [
      "Tracker",
      "1 year from activation or, if the service is still running, from the end of its present term",
      "Auto-renewal is on",
    ],
    ["Assistance", "Auto-renewal is off"],
  ]);
});

it("says nothing about renewals that were not agreed to", () => {
  const { all, rows } = contractOf([bought]);
  expect(rows[0]).toContain("Auto-renewal is off");
  expect(all).not.toMatch(/automatically renew|days before/);
});

it.each([
  [
    "en-GB",
    undefined,
    [/on 17\u00a0November\u00a02027, for 1 year/, /ends on the last day that is paid/, /7 days before every renewal/],
  ],
  [
    "de-DE",
    undefined,
    [
      /monatsweise, 8,25\u00a0€ pro Monat/,
      /können Sie sofort beenden, und wir erstatten/,
      /7 Tage vor jedem weiteren Monat/,
    ],
  ],
  [
    "nl-NL",
    undefined,
    [
      /per maand, €\u00a08,25 per maand/,
      /kunt u direct beëindigen, en wij betalen/,
      /7 dagen voor elke volgende maand/,
    ],
  ],
  ["fr-BE", undefined, [/pour 1 an/, /préavis de 2 mois/, /7 jours avant chaque renouvellement/]],
  ["fr-CA", "QC", [/de mois en mois/, /résilié immédiatement/, /7 jours avant chaque mois suivant/]],
  ["en-CA", "BC", [/for 1 year/, /end it at once/, /7 days before every renewal/]],
] as const)("says in %s %s how a renewal goes on, ends and is announced", (localeId, state, expected) => {
  const { all } = contractOf([bought], { localeId, isAutoRenewed: true, ...(state && { state }) });
  for (const text of expected) expect(all).toMatch(text);
});

it("names the last day to withdraw, the way to it, and when the money is back", () => {
  const { rows } = writeConfirmedContract({
    localeId: "en-GB",
    law: lawOf({ localeId: "en-GB" }),
    services: [bought],
    isAutoRenewed: false,
    isPending: false,
    orderedOn: "2026-11-17",
    withdrawPath: "/withdraw?order=VCS-1",
  });
  expect(rows.at(-2)?.paragraphs[0]).toEqual([
    "You can withdraw from this contract until 1\u00a0December\u00a02026 without giving a reason, for a full refund. ",
    { text: "Withdraw from contract here", to: "/withdraw?order=VCS-1" },
  ]);
  expect(plainText(rows.at(-2)?.paragraphs[1] ?? [])).toContain("within 14 days of your withdrawal");
});

it.each([
  [false, "Your contract"],
  [true, "Your contract, once your payment is confirmed"],
])("is certain only if the payment is not pending: %s", (isPending, title) => {
  expect(contractOf([bought], { isPending }).title).toBe(title);
});
