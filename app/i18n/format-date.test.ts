import { describe, expect, it } from "vitest";
import { formatDate } from "./format-date.ts";

describe("formatDate", () => {
  it.for([
    ["cs-CZ", "09. 03. 2027", "9. března 2027", "9. 3. 2027", "bře"],
    ["de-AT", "09.03.2027", "9. März 2027", "9. März 2027", "Mär"],
    ["de-DE", "09.03.2027", "9. März 2027", "9. März 2027", "Mär"],
    ["en-CA", "2027-03-09", "March 9, 2027", "Mar 9, 2027", "Mar"],
    ["en-GB", "09/03/2027", "9 March 2027", "9 Mar 2027", "Mar"],
    ["en-US", "03/09/2027", "March 9, 2027", "Mar 9, 2027", "Mar"],
    ["en-XB", "03/09/2027", "March 9, 2027", "Mar 9, 2027", "Mar"],
    ["es-ES", "09/03/2027", "9 de marzo de 2027", "9 mar 2027", "mar"],
    ["fr-BE", "09/03/2027", "9 mars 2027", "9 mars 2027", "mars"],
    ["fr-CA", "2027-03-09", "9 mars 2027", "9 mars 2027", "mars"],
    ["fr-FR", "09/03/2027", "9 mars 2027", "9 mars 2027", "mars"],
    ["it-IT", "09/03/2027", "9 marzo 2027", "9 mar 2027", "mar"],
    ["nl-BE", "09/03/2027", "9 maart 2027", "9 mrt 2027", "mrt"],
    ["nl-NL", "09-03-2027", "9 maart 2027", "9 mrt 2027", "mrt"],
    ["pt-PT", "09/03/2027", "9 de março de 2027", "9/03/2027", "mar."],
  ] as const)("writes the 9th of March 2027 in %s as %s, %s, %s and %s", ([locale, numeric, long, short, month]) => {
    const day = "2027-03-09";
    expect(formatDate(day, { locale, style: "numeric" })).toBe(numeric);
    expect(formatDate(day, { locale, style: "long" })).toBe(long);
    expect(formatDate(day, { locale, style: "short" })).toBe(short);
    expect(formatDate(day, { locale, style: "month" })).toBe(month);
  });

  it.for([
    ["fr-BE", "1er décembre 2026", "1er déc. 2026", "01/12/2026"],
    ["fr-CA", "1er décembre 2026", "1er déc. 2026", "2026-12-01"],
    ["fr-FR", "1er décembre 2026", "1er déc. 2026", "01/12/2026"],
    ["es-ES", "1 de diciembre de 2026", "1 dic 2026", "01/12/2026"],
  ] as const)("writes the first day of a month in %s as %s, %s and %s", ([locale, long, short, numeric]) => {
    expect(formatDate("2026-12-01", { locale, style: "long" })).toBe(long);
    expect(formatDate("2026-12-01", { locale, style: "short" })).toBe(short);
    expect(formatDate("2026-12-01", { locale, style: "numeric" })).toBe(numeric);
  });

  it.for([
    ["2027-03-09", "America/New_York", "9 March 2027"],
    ["2027-03-09T02:00:00Z", "America/New_York", "8 March 2027"],
    ["2027-03-09T23:30:00Z", "Europe/Prague", "10 March 2027"],
    ["2027-03-09T23:30:00Z", undefined, "9 March 2027"],
    ["soon", "Europe/London", "soon"],
    ["XX-XX-XXXX", "Europe/London", "XX-XX-XXXX"],
    ["", "Europe/London", ""],
  ] as const)("reads %s in %s as %s", ([value, timeZone, expected]) => {
    expect(formatDate(value, { locale: "en-GB", style: "long", timeZone })).toBe(expected);
  });
});
