import { describe, expect, it } from "vitest";
import { adyenAddress } from "./billing-address.ts";

const address = { street: "", city: "Berlin", postalCode: "10115", country: "DE" };

describe("the address that Adyen is sent", () => {
  it.each([
    ["DE", "Hauptstraße 12", "Hauptstraße", "12"],
    ["DE", "Straße des 17. Juni 135", "Straße des 17. Juni", "135"],
    ["AT", "Mariahilfer Straße 12a", "Mariahilfer Straße", "12a"],
    ["AT", "Landstraße 4/2/17", "Landstraße", "4/2/17"],
    ["NL", "Keizersgracht 126-2", "Keizersgracht", "126-2"],
    ["BE", "Rue Neuve 5 B", "Rue Neuve", "5 B"],
    ["ES", "Calle Mayor, 7", "Calle Mayor", "7"],
    ["ES", "Calle Mayor nº 7", "Calle Mayor", "7"],
    ["IT", "Via Roma 1", "Via Roma", "1"],
    ["PT", "Rua Augusta 24", "Rua Augusta", "24"],
    ["CZ", "Vodičkova 704/36", "Vodičkova", "704/36"],
    ["FR", "12 bis rue de Rivoli", "bis rue de Rivoli", "12"],
    ["FR", "99, avenue Foch", "avenue Foch", "99"],
    ["GB", "221b Baker Street", "Baker Street", "221b"],
    ["US", "1600 Pennsylvania Ave", "Pennsylvania Ave", "1600"],
    ["DE", "12 Hauptstraße", "Hauptstraße", "12"],
    ["GB", "Rose Cottage", "Rose Cottage", "N/A"],
  ])("in %s splits the street %j", (country, street, name, number) => {
    expect(adyenAddress({ ...address, country, street })).toMatchObject({ street: name, houseNumberOrName: number });
  });

  it.each([
    ["GB", " SW1A 1AA ", "SW1A 1AA"],
    ["US", "12345-6789", "12345"],
    ["CA", "K1A 0B1", "K1A 0B1"],
    ["PT", "1000 - 001 Lisboa", "1000-001Li"],
  ])("in %s shortens the postal code %j to what Adyen accepts", (country, postalCode, expected) => {
    expect(adyenAddress({ ...address, country, postalCode }).postalCode).toBe(expected);
  });

  it("names the state where there is one", () => {
    expect(adyenAddress({ ...address, stateCode: "BE" })).toMatchObject({ stateOrProvince: "BE" });
    expect(adyenAddress(address)).not.toHaveProperty("stateOrProvince");
  });
});
