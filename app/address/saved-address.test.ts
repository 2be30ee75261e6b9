import { describe, expect, it } from "vitest";
import type { CustomerAddress } from "../../contracts/commerce/customers/customer-addresses.ts";
import { initialAddress, fieldsOfCustomerAddress, isCompleteAddress } from "./saved-address.ts";

const saved: CustomerAddress = {
  addressId: "home",
  firstName: "Oliver",
  lastName: "Pemberton",
  fullName: "Oliver Pemberton",
  address1: "8 Deansgate|Flat 3",
  city: "Manchester",
  postalCode: "M3 2BW",
  countryCode: "GB",
  preferred: false,
  creationDate: "2026-01-01T00:00:00Z",
  lastModified: "2026-01-01T00:00:00Z",
};

describe("a saved address", () => {
  it("has its two lines in two fields", () => {
    expect(fieldsOfCustomerAddress(saved)).toMatchObject({ address1: "8 Deansgate", address2: "Flat 3" });
    expect(fieldsOfCustomerAddress({ ...saved, address1: "1 Road", address2: "Top" })).toMatchObject({
      address1: "1 Road",
      address2: "Top",
    });
  });

  it("has its postal code in the format of its country", () => {
    expect(fieldsOfCustomerAddress({ ...saved, postalCode: "m32bw" }).postalCode).toBe("M3 2BW");
  });

  it.each(["city", "firstName", "lastName", "address1", "postalCode", "countryCode"])(
    "is not used without %s",
    (field) => {
      expect(isCompleteAddress(fieldsOfCustomerAddress(saved))).toBe(true);
      for (const empty of ["", "  "]) {
        expect(initialAddress([{ ...saved, [field]: empty }], ["GB", "", "  "])).toBeUndefined();
      }
    },
  );

  it("is the preferred one, if its country can be billed here", () => {
    const preferred = { ...saved, city: "Leeds", preferred: true };
    expect(initialAddress([saved, preferred], ["GB"])?.city).toBe("Leeds");
    expect(initialAddress([saved, { ...preferred, countryCode: "US" }], ["GB"])?.city).toBe("Manchester");
    expect(initialAddress([saved], ["US"])).toBeUndefined();
    expect(initialAddress([], ["GB"])).toBeUndefined();
  });
});
