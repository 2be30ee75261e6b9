import { describe, expect, it } from "vitest";
import { basketDocument } from "../../../contracts/commerce/basket-document.ts";
import { testBasket, testItem, testProduct } from "../../../test/basket/basket-documents.ts";
import { britishAddress } from "../../../test/commerce-fixture.ts";
import { hasVatNote, miniTotalLines, totalLines } from "./basket-totals.ts";
import { basketFromWire } from "./basket-from-wire.ts";
import { isFromOtherMarket } from "./is-from-other-market.ts";

const pounds = (amount: number) => ({ amount, currency: "GBP" });

describe("the view of a basket", () => {
  it("has money in minor units and the catalogue's names and pictures", () => {
    const view = basketFromWire(testBasket({ product_items: [testItem()] }), [testProduct()]);
    expect(view).toMatchObject({
      currency: "GBP",
      items: [
        {
          itemId: "i1",
          planId: "NAV-24M",
          productId: "NAV",
          name: "Navigation",
          image: "/art/nav.svg",
          term: { duration: 2, period: "year" },
          price: pounds(15_900),
          isSold: true,
          showsDatesToOwnerOnly: false,
        },
      ],
      productTotal: pounds(15_900),
      tax: { amount: pounds(2650) },
      total: pounds(15_900),
    });
  });

  it.each([
    ["the service is gone", [], false],
    ["the plan is gone", [testProduct({ plans: [] })], false],
    ["the plan cannot be ordered", [testProduct({}, { isOrderable: false })], false],
    ["the catalogue does not answer", undefined, true],
  ])("marks an item as sold when %s: $2", (_, products, isSold) => {
    const [item] = basketFromWire(testBasket({ product_items: [testItem()] }), products).items;
    expect(item?.isSold).toBe(isSold);
  });

  it.each([
    ["the catalogue still lists it", [testProduct()]],
    ["the catalogue does not answer", undefined],
  ])("marks a plan that commerce reports as unavailable, also when %s", (_, products) => {
    const flash = { _type: "flash", type: "ProductItemNotAvailable", message: "", path: "" } as const;
    const items = [testItem(), testItem({ item_id: "i2" })];
    const view = basketFromWire(
      testBasket({ product_items: items, _flash: [{ ...flash, details: { item_id: "i1" } }] }),
      products,
    );
    expect(view.items.map(({ isSold }) => isSold)).toEqual([false, true]);
  });

  it("ignores other reasons why commerce cannot make an order of it", () => {
    const flash = {
      _type: "flash",
      type: "ShippingItemAdjustedPriceNotSet",
      message: "",
      path: "",
      details: {},
    } as const;
    const view = basketFromWire(basketDocument.parse(testBasket({ product_items: [testItem()], _flash: [flash] })), [
      testProduct(),
    ]);
    expect(view.items.map(({ isSold }) => isSold)).toEqual([true]);
  });

  it.each([
    [1, "y", { duration: 1, period: "year" }],
    [6, "m", { duration: 6, period: "month" }],
    [0, "one-time", undefined],
  ])("reads the term %i %s", (duration, type, term) => {
    const item = testItem({ c_subscriptionDuration: duration, c_subscriptionDurationType: type });
    expect(basketFromWire(testBasket({ product_items: [item] })).items[0]?.term).toEqual(term);
  });

  it("takes the term from the product's details where the line has none", () => {
    const { c_subscriptionDuration: _, c_subscriptionDurationType: __, ...item } = testItem();
    const basket = basketDocument.parse(testBasket({ product_items: [item] }));
    const product = testProduct({}, { term: { duration: 3, period: "year" } });
    expect(basketFromWire(basket, [product]).items[0]?.term).toEqual({ duration: 3, period: "year" });
    expect(basketFromWire(basket, [testProduct({ plans: [] })]).items[0]?.term).toBeUndefined();
  });

  it("treats an unknown service as secure", () => {
    expect(basketFromWire(testBasket({ product_items: [testItem()] })).items[0]?.showsDatesToOwnerOnly).toBe(true);
  });

  it("leaves out tax and total while they are not known", () => {
    const { tax_total: _, order_total: __, ...document } = testBasket({ taxation: "net" });
    expect(basketFromWire(document)).not.toHaveProperty("tax");
    expect(basketFromWire(document)).not.toHaveProperty("total");
  });
});

describe("the summary of a basket", () => {
  const tenOff = {
    _type: "price_adjustment",
    price_adjustment_id: "ten",
    promotion_id: "ten",
    item_text: "Ten percent",
    price: -15.9,
    applied_discount: { type: "percentage", percentage: 10 },
  } as const;
  const gross = { product_total: 159, tax_total: 26.5, order_total: 159 };
  const net = { taxation: "net", currency: "USD", product_total: 200, tax_total: 16.5, order_total: 216.5 } as const;
  const kinds = (lines: readonly { kind: string; amount: { amount: number } }[]) =>
    lines.map(({ kind, amount }) => [kind, amount.amount]);

  it.each([
    [
      "VAT is shown",
      gross,
      { mentionsVat: true, addsTaxAtCheckout: false },
      [
        ["subtotalVat", 13_250],
        ["vat", 2650],
        ["total", 15_900],
      ],
    ],
    ["VAT is not shown", gross, { mentionsVat: false, addsTaxAtCheckout: false }, [["total", 15_900]]],
    [
      "tax comes on top",
      net,
      { mentionsVat: true, addsTaxAtCheckout: true },
      [
        ["subtotalTax", 20_000],
        ["salesTax", 1650],
        ["total", 21_650],
      ],
    ],
    [
      "tax is not known yet",
      { ...net, tax_total: undefined, order_total: undefined },
      { mentionsVat: true, addsTaxAtCheckout: true },
      [["total", 20_000]],
    ],
    [
      "there is a discount",
      { ...gross, order_price_adjustments: [tenOff] },
      { mentionsVat: false, addsTaxAtCheckout: false },
      [
        ["adjustment", -1590],
        ["total", 15_900],
      ],
    ],
  ])("lists kinds and amounts when %s", (_, wire, display, expected) => {
    const view = basketFromWire(testBasket({ product_items: [testItem()], ...wire }));
    expect(kinds(totalLines(view, display))).toEqual(expected);
  });

  it("lists several taxes separately", () => {
    const c_taxes = [
      { name: "GST", rate: 0.05, amount: 5 },
      { name: "QST", rate: 0.09975, amount: 9.97 },
    ];
    const lines = totalLines(basketFromWire(testBasket({ ...net, currency: "CAD", c_taxes })), {
      mentionsVat: true,
      addsTaxAtCheckout: true,
    });
    expect(lines.filter(({ kind }) => kind !== "total" && kind !== "subtotalTax")).toEqual([
      { kind: "namedTax", name: "GST", rate: 0.05, amount: { amount: 500, currency: "CAD" } },
      { kind: "namedTax", name: "QST", rate: 0.09975, amount: { amount: 997, currency: "CAD" } },
    ]);
  });

  it.each([
    ["HST", "namedTax"],
    ["GST", "namedTax"],
    ["Sales tax", "salesTax"],
  ])("lists the only tax %s as %s", (name, kind) => {
    const c_taxes = [{ name, rate: 0.13, amount: 13 }];
    const view = basketFromWire(testBasket({ ...net, currency: "CAD", c_taxes }));
    const lines = totalLines(view, { mentionsVat: true, addsTaxAtCheckout: true });
    expect(lines.map((line) => line.kind)).toEqual(["subtotalTax", kind, "total"]);
  });

  it("lists every discount in the mini basket, and only taxes that come on top", () => {
    const display = { mentionsVat: true, addsTaxAtCheckout: true };
    const discounts = {
      product_items: [testItem({ price_adjustments: [tenOff] })],
      order_price_adjustments: [{ ...tenOff, price_adjustment_id: "whole-basket" }],
    };
    expect(kinds(miniTotalLines(basketFromWire(testBasket({ ...gross, ...discounts })), display))).toEqual([
      ["adjustment", -1590],
      ["adjustment", -1590],
    ]);
    const taxed = basketFromWire(testBasket({ ...net, ...discounts }));
    expect(miniTotalLines(taxed, display).map(({ kind }) => kind)).toEqual([
      "adjustment",
      "adjustment",
      "subtotalTax",
      "salesTax",
    ]);
  });

  it("shows VAT without a rate", () => {
    const view = basketFromWire(testBasket({ product_items: [testItem()], ...gross }));
    const lines = totalLines(view, { mentionsVat: true, addsTaxAtCheckout: false });
    expect(lines.map(({ kind }) => kind)).toEqual(["subtotalVat", "vat", "total"]);
  });

  it.each([
    ["VAT has a line", gross, true, false],
    ["VAT is not known yet", { ...gross, tax_total: undefined }, true, true],
    [
      "VAT is unknown and there is a discount",
      { ...gross, tax_total: undefined, order_price_adjustments: [tenOff] },
      true,
      true,
    ],
    ["the site does not mention VAT", gross, false, false],
    ["tax comes on top", net, true, false],
  ])("says that prices include VAT when %s: $3", (_, wire, mentionsVat, expected) => {
    const view = basketFromWire(testBasket({ product_items: [testItem()], ...wire }));
    expect(hasVatNote(view, { mentionsVat, addsTaxAtCheckout: false })).toBe(expected);
  });

  it("gives sales tax as a share of the products' total", () => {
    const lines = totalLines(basketFromWire(testBasket(net)), { mentionsVat: true, addsTaxAtCheckout: true });
    expect(lines).toContainEqual(expect.objectContaining({ kind: "salesTax", rate: 0.0825 }));
  });
});

describe("a basket that was filled in another market", () => {
  const belgium = { siteId: "VCS", localeId: "fr-BE", currency: "EUR" };
  const euros = (rate: number) => testBasket({ currency: "EUR", product_items: [testItem({ tax_rate: rate })] });
  const billing_address = { ...britishAddress, _type: "order_address", id: "a", full_name: "Ada Byron" } as never;

  it.each([
    ["another currency", testBasket({ product_items: [testItem()] }), belgium, true],
    ["the same currency", testBasket(), { siteId: "VCS", localeId: "en-GB", currency: "GBP" }, false],
    ["another tax", euros(0.19), belgium, true],
    ["the same tax", euros(0.21), belgium, false],
    ["another tax that an address decided", { ...euros(0.19), billing_address }, belgium, false],
    [
      "a tax not known yet",
      testBasket({ currency: "USD", product_items: [testItem({ tax_rate: undefined })] }),
      { siteId: "VCS", localeId: "en-US", currency: "USD" },
      false,
    ],
  ])("is recognised when it has %s: $3", (_, basket, siteLocale, expected) => {
    expect(isFromOtherMarket(basket, siteLocale)).toBe(expected);
  });
});
