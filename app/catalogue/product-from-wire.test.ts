import { describe, expect, it } from "vitest";
import type { ProductDocument } from "../../contracts/commerce/products.ts";
import { productFromWire } from "./product-from-wire.ts";

const image = (link: string) => ({ alt: "A road", title: "", link, disBaseLink: link });

const document: ProductDocument = {
  id: "NAV",
  name: "Navigation",
  longDescription: "Long",
  shortDescription: "Short",
  brand: "Land Rover",
  currency: "GBP",
  price: 89,
  primaryCategoryId: "navigation",
  type: { master: true },
  imageGroups: [
    { viewType: "small", images: [image("/s.svg")] },
    { viewType: "large", images: [image("/l1.svg"), image("/l2.svg")] },
  ],
  inventory: { id: "i", ats: 1, orderable: true },
  variationAttributes: [],
  c_featureType: "Remote",
  c_secure: true,
  c_subscriptionType: "Subscription",
};

const variant = (subscriptionDuration: string, subscriptionDurationType: string, price = 89) => ({
  productId: `NAV-${subscriptionDuration}${subscriptionDurationType}`,
  name: "",
  price,
  orderable: true,
  variationValues: { subscriptionDuration, subscriptionDurationType },
});

describe("a product document", () => {
  it("is read with its large pictures, of which the first is the product's image", () => {
    const product = productFromWire(document);
    expect(product.image).toBe("/l1.svg");
    expect(product.gallery).toEqual([
      { src: "/l1.svg", alt: "A road" },
      { src: "/l2.svg", alt: "A road" },
    ]);
  });

  it.each([
    { attributes: 0, hasVariations: false },
    { attributes: 1, hasVariations: true },
  ])("with $attributes variation attributes has variations: $hasVariations", ({ attributes, hasVariations }) => {
    const variationAttributes = Array.from({ length: attributes }, () => ({ id: "a", name: "a", values: [] }));
    expect(productFromWire({ ...document, variationAttributes }).hasVariations).toBe(hasVariations);
  });

  it.each([
    { wire: ["1", "y"], term: { duration: 1, period: "year" } },
    { wire: ["24", "m"], term: { duration: 24, period: "month" } },
    { wire: ["6", "anything"], term: { duration: 6, period: "month" } },
    { wire: ["0", "one-time"], term: undefined },
    { wire: ["", "y"], term: undefined },
    { wire: ["1.5", "y"], term: undefined },
  ] as const)("with the duration $wire has the term $term", ({ wire: [duration, type], term }) => {
    expect(productFromWire({ ...document, variants: [variant(duration, type)] }).plans[0]?.term).toEqual(term);
  });

  it("is read with prices in minor units", () => {
    const { plans } = productFromWire({ ...document, variants: [variant("1", "y", 89.95)] });
    expect(plans[0]?.price).toEqual({ amount: 8995, currency: "GBP" });
  });

  it("is read with up to three benefits, without those that have no title", () => {
    const { benefits } = productFromWire({
      ...document,
      c_benefitTitle1: "One",
      c_benefitDescription1: "First",
      c_benefitImage1: "/one.svg",
      c_benefitTitle2: "",
      c_benefitDescription2: "Lost",
      c_benefitTitle3: "Three",
    });
    expect(benefits).toEqual([
      { title: "One", text: "First", image: "/one.svg" },
      { title: "Three", text: "" },
    ]);
  });
});
