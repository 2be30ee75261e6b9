import { describe, expect, it } from "vitest";
import type { AddressFields } from "./address-fields.ts";
import { checkAddress } from "./check-address.ts";
import { checkEmail } from "./check-email.ts";

const british: AddressFields = {
  firstName: "Ada",
  lastName: "Byron",
  countryCode: "GB",
  address1: "1 High Street",
  address2: "",
  city: "Coventry",
  stateCode: "",
  postalCode: "CV3 4LF",
};
const american: AddressFields = { ...british, countryCode: "US", stateCode: "NY", postalCode: "10001" };
const canadian: AddressFields = { ...american, countryCode: "CA", stateCode: "QC", postalCode: "H2Y 1C6" };
const countries = ["GB", "DE", "US", "CA"];
const check = (address: AddressFields, entry: "manual" | "lookup" = "manual") =>
  checkAddress(address, { entry, countries }).map(({ field, text, values }) => [field, text, values?.max]);

describe("an address", () => {
  it.each([british, american, canadian, { ...british, countryCode: "DE", address2: "x".repeat(100) }])(
    "without problems is accepted in $countryCode",
    (address) => {
      expect(check(address)).toEqual([]);
    },
  );

  it.each<[keyof AddressFields, string]>([
    ["firstName", "address.firstNameRequired"],
    ["lastName", "address.lastNameRequired"],
    ["countryCode", "address.countryRequired"],
    ["address1", "address.line1Required"],
    ["city", "address.cityRequired"],
    ["postalCode", "address.postalCodeRequired"],
  ])("needs %s", (field, text) => {
    expect(check({ ...british, [field]: "" })).toEqual([[field, text, undefined]]);
  });

  it.each([american, canadian])("needs a state of $countryCode", (address) => {
    for (const stateCode of ["", "XX", "ZZ", "NEW"]) {
      expect(check({ ...address, stateCode })).toEqual([["stateCode", "address.stateRequired", undefined]]);
    }
    expect(check({ ...american, stateCode: "QC" })).toHaveLength(1);
  });

  it.each<[keyof AddressFields, number]>([
    ["firstName", 100],
    ["lastName", 100],
    ["address1", 100],
    ["address2", 100],
    ["city", 40],
    ["postalCode", 11],
  ])("has in %s at most %i characters", (field, max) => {
    expect(check({ ...british, [field]: "x".repeat(max) })).toEqual([]);
    expect(check({ ...british, [field]: "x".repeat(max + 1) })).toEqual([[field, "address.tooLong", max]]);
  });

  it.each(["CH", "RU", "XX", "gb"])("cannot be in %s", (countryCode) => {
    expect(check({ ...british, countryCode })).toEqual([["countryCode", "address.countryRequired", undefined]]);
  });

  it("reports all problems at once, in the order of the country's fields", () => {
    const incomplete = { ...british, firstName: "", address1: "", city: "", postalCode: "" };
    const fields = (countryCode: string) => check({ ...incomplete, countryCode }).map(([field]) => field);
    expect(fields("GB")).toEqual(["firstName", "address1", "city", "postalCode"]);
    expect(fields("DE")).toEqual(["firstName", "address1", "postalCode", "city"]);
    expect(fields("US")).toEqual(["firstName", "address1", "city", "stateCode", "postalCode"]);
  });

  it("must be chosen from the lookup while the lookup is used, even if its fields are filled in", () => {
    const lookup = ["lookup", "address.lookupRequired", undefined];
    expect(check(british, "lookup")).toEqual([lookup]);
    expect(check({ ...british, firstName: "", city: "" }, "lookup")).toEqual([
      ["firstName", "address.firstNameRequired", undefined],
      lookup,
    ]);
  });
});

describe("an e-mail address", () => {
  it.each(["a@b.c", "eleanor.marsh@example.com", "ä+1@sub.example.co.uk", `${"x".repeat(88)}@example.com`])(
    "may be %s",
    (email) => {
      expect(checkEmail(email)).toEqual([]);
    },
  );

  it.each([
    ["", "address.emailRequired"],
    ["a", "address.emailInvalid"],
    ["a@b", "address.emailInvalid"],
    ["a b@c.d", "address.emailInvalid"],
    ["a@b@c.d", "address.emailInvalid"],
    ["@example.com", "address.emailInvalid"],
    [`${"x".repeat(89)}@example.com`, "address.tooLong"],
  ])("cannot be %j, which has the problem %s", (email, text) => {
    expect(checkEmail(email)).toMatchObject([{ field: "email", text }]);
  });
});
