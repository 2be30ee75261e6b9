import { expect, it } from "vitest";
import type { CollectedData } from "../../../contracts/privacy/privacy-requests.ts";
import { LOCALES } from "../../site/locales.ts";
import { english } from "./fields/english.ts";
import { fieldLabelsOf, writeHeldData } from "./held-data-texts.server.ts";

const collected = (sections: CollectedData["systems"][number]["sections"]): CollectedData => ({
  systems: [{ system: "order-management", sections }],
});
const order = {
  id: "801",
  order_number: "VCS-1",
  site_id: "VCSJ",
  currency: "EUR",
  total: 8950,
  is_guest: false,
  last_name: null,
  billing_street: "7 Earl Street|Flat 2",
  ordered_at: "2026-11-14T23:30:00+00:00",
  a_new_field: "not known yet",
};
const item = { id: "802", order_id: "801", total: 4900, tax_rate: 0.19, term_ends_on: "2027-11-15", position: 0 };
const german = { localeId: "de-DE", timeZone: "Europe/Berlin" } as const;

it("is written in the reader's language, with dates, money and answers as the language has them", () => {
  const written = writeHeldData(
    collected([
      { name: "orders", records: [order] },
      { name: "orderItems", records: [item] },
      { name: "renewals", records: [] },
    ]),
    german,
  );
  expect(written).toEqual([
    {
      part: "order-management",
      sections: [
        {
          name: "Bestellungen",
          records: [
            [
              { name: "Bestellnummer", value: "VCS-1" },
              { name: "Marke", value: "Jaguar" },
              { name: "Währung", value: "EUR" },
              { name: "Gesamtbetrag", value: "89,50\u00a0€" },
              { name: "Als Gast", value: "Nein" },
              { name: "Straße und Hausnummer", value: "7 Earl Street, Flat 2" },
              { name: "Bestellt am", value: "15. November 2026, 00:30" },
            ],
          ],
        },
        {
          name: "Bestellte Dienste",
          records: [
            [
              { name: "Gesamtbetrag", value: "49\u00a0€" },
              { name: "Steuersatz", value: "19,00\u00a0%" },
              { name: "Endet am", value: "15. November 2027" },
            ],
          ],
        },
      ],
    },
  ]);
});

it("says which system could not be read", () => {
  expect(writeHeldData(collected(null), german)).toEqual([{ part: "order-management" }]);
});

it.each([
  ["en-GB", "Postcode", "Email address"],
  ["en-US", "ZIP code", "Email address"],
  ["en-CA", "Postal code", "Email address"],
  ["fr-FR", "Code postal", "Adresse e-mail"],
  ["fr-CA", "Code postal", "Adresse courriel"],
] as const)("uses the words of %s", (localeId, postalCode, email) => {
  expect(fieldLabelsOf(localeId)).toMatchObject({ postalCode, email });
});

it.each(LOCALES.map(({ id }) => id))("has every label in %s", (localeId) => {
  const labels = fieldLabelsOf(localeId);
  expect(Object.keys(labels)).toEqual(Object.keys(english));
  expect(Object.values(labels).filter((label) => label.trim() === "")).toEqual([]);
  const isEnglish = localeId.startsWith("en");
  expect(labels.orderNumber === english.orderNumber).toBe(isEnglish);
});
