import { describe, expect, it } from "vitest";
import { catalogueId, linkedPage, measuredItems, pageName, purchaseEvent, type ShopEvent } from "./shop-event.ts";

describe("a measured event", () => {
  it.each(["CONNAV", "CONNAV-24M", "SECURE-PRO-12M", "nav_1"])("accepts %s as an id of the catalogue", (id) => {
    expect(catalogueId(id)).toBe(id);
  });

  it.each([
    "SALEA7BWAS2Z00201",
    "salea7bwas2z00201",
    "a50e8400-e29b-41d4-a716-446655440000",
    "owner@example.com",
    "Ada Lovelace",
    "",
    "1",
    "X".repeat(41),
  ])("accepts no text that could identify a person, such as %j", (text) => {
    expect(catalogueId(text)).toBeUndefined();
    expect(measuredItems([text])).toEqual([]);
  });

  it("has no field for free text", () => {
    // @ts-expect-error -- a plain text is no id of the catalogue
    const item: ShopEvent = { event: "view_item", items: [{ item_id: "SALEA7BWAS2Z00201", quantity: 1 }] };
    // @ts-expect-error -- a URL is no kind of page
    const page: ShopEvent = { event: "fdp_page", page: "/?evn=abc", make: "jaguar", country: "GB", locale: "en-GB" };
    // @ts-expect-error -- there is no such field
    const click: ShopEvent = { event: "click_faq", email: "owner@example.com" };
    expect([item, page, click]).toHaveLength(3);
  });

  it.each([
    ["/", "home"],
    ["/home", "home"],
    ["/vin-error", "home"],
    ["/service/CONNAV", "service"],
    ["/single-detail-page/CONNAV", "service"],
    ["/services", "services"],
    ["/renew-all", "renew-all"],
    ["/faqs", "help"],
    ["/terms-conditions", "terms"],
    ["/account", "account"],
    ["/account/my-orders", "account"],
    ["/accounts", "other"],
    ["/stay-connected", "other"],
  ])("names the page at %s %s", (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});

describe("a purchase", () => {
  const markup = { id: "0123456789abcdef", value: 198, tax: 33, currency: "GBP", planIds: ["CONNAV-24M", "LIVE-12M"] };

  it("has its sums and its plans", () => {
    expect(purchaseEvent(markup)).toEqual({
      event: "purchase",
      transaction_id: "0123456789abcdef",
      value: 198,
      tax: 33,
      currency: "GBP",
      items: [
        { item_id: "CONNAV-24M", quantity: 1 },
        { item_id: "LIVE-12M", quantity: 1 },
      ],
    });
  });

  it.each([
    ["an order number", { id: "VCS-ABCDE-23456" }],
    ["no id", { id: undefined }],
    ["another currency", { currency: "XXX" }],
    ["a sum as text", { value: "198" }],
    ["a negative sum", { tax: -1 }],
  ])("is not accepted with %s", (_, wrong) => {
    expect(purchaseEvent({ ...markup, ...wrong })).toBeUndefined();
  });

  it("never accepts a vehicle as a plan", () => {
    expect(purchaseEvent({ ...markup, planIds: ["SALEA7BWAS2Z00201", 7] })?.items).toEqual([]);
    expect(purchaseEvent(undefined)).toBeUndefined();
  });
});

it.each([
  ["/terms-conditions", "terms"],
  ["/jaguar/fr-BE/terms-conditions#withdrawal", "terms"],
  ["/faqs", "faq"],
  ["/de-DE/faqs?q=rechnung", "faq"],
  ["/faqs-of-others", undefined],
  ["/services", undefined],
  [null, undefined],
])("a click on %s counts as %s", (href, name) => {
  expect(linkedPage(href)).toBe(name);
});
