import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { NO_ADDRESS } from "../../../address/address-fields.ts";
import { AddressStep } from "./address-step.tsx";

const checkout = {
  open: "payment",
  done: ["contact", "address"],
  isGuestCheckout: true,
  email: "ada@example.com",
  address: { ...NO_ADDRESS, firstName: "Ada", address1: "1 High Street", countryCode: "GB" },
  hasAddress: true,
} as const;
const countries = [{ value: "GB", text: "United Kingdom" }];

it.each([true, false])(
  "shows the e-mail address beside the billing address only to a guest (registered: %s)",
  async (isRegistered) => {
    const html = await renderInShop(
      <AddressStep checkout={{ ...checkout, isRegistered }} countries={countries} entry="manual" answer={undefined} />,
    );
    expect(html).toContain("1 High Street");
    expect(html.includes("ada@example.com")).toBe(!isRegistered);
  },
);
