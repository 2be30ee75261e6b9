import { describe, expect, it } from "vitest";
import { expiryNotice } from "./expiry-notice.ts";

const plain = { today: "2026-11-15", showsDatesToOwnerOnly: false, isOwner: false, isFromList: false };
const signIn = { kind: "signIn" } as const;
const expired = (date: string, hasSentence = true) => ({ kind: "expired", date, hasSentence }) as const;
const endsSoon = (date: string) => ({ kind: "endsSoon", date }) as const;

describe("the notice about the end of a service", () => {
  it.each([
    { expiresOn: undefined, expected: undefined },
    { expiresOn: "", expected: undefined },
    { expiresOn: "2025-01-01", expected: expired("2025-01-01") },
    { expiresOn: "2026-11-14", expected: expired("2026-11-14") },
    { expiresOn: "2026-11-15", expected: endsSoon("2026-11-15") },
    { expiresOn: "2027-01-16", expected: endsSoon("2027-01-16") },
    { expiresOn: "2027-01-17", expected: undefined },
    { expiresOn: "soon", expected: expired("soon") },
    { expiresOn: "2026-02-30", expected: expired("2026-02-30") },
  ])("for the end $expiresOn is $expected", ({ expiresOn, expected }) => {
    expect(expiryNotice({ ...plain, expiresOn })).toEqual(expected);
  });

  it.each([
    { showsDatesToOwnerOnly: true, isOwner: false, expected: signIn },
    { showsDatesToOwnerOnly: true, isOwner: true, expected: expired("2026-11-14") },
    { showsDatesToOwnerOnly: false, isOwner: true, expected: expired("2026-11-14") },
    { showsDatesToOwnerOnly: false, isOwner: false, expected: expired("2026-11-14") },
  ])(
    "with dates for the owner only ($showsDatesToOwnerOnly) and for the owner ($isOwner) is $expected",
    ({ expected, ...visitor }) => {
      expect(expiryNotice({ ...plain, ...visitor, expiresOn: "2026-11-14" })).toEqual(expected);
    },
  );

  it.each([
    { expiresOn: "2026-11-14", expected: expired("2026-11-14", false) },
    { expiresOn: "2026-12-15", expected: endsSoon("2026-12-15") },
    { expiresOn: "2030-01-01", expected: undefined },
  ])("for the end $expiresOn among several services is $expected", ({ expiresOn, expected }) => {
    expect(expiryNotice({ ...plain, isFromList: true, expiresOn })).toEqual(expected);
  });

  it("does not show a guest that a secure service is still active", () => {
    expect(expiryNotice({ ...plain, showsDatesToOwnerOnly: true, expiresOn: "2030-01-01" })).toEqual(signIn);
  });
});
