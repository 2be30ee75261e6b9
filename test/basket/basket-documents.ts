import type { Product, ProductPlan } from "../../app/catalogue/catalogue.ts";
import type { BasketDocument } from "../../contracts/commerce/basket-document.ts";

type WireItem = BasketDocument["product_items"][number];

/** A line of a basket as commerce writes it. */
export const testItem = (more: Partial<WireItem> = {}): WireItem => ({
  _type: "product_item",
  item_id: "i1",
  product_id: "NAV-24M",
  product_name: "NAV-24M",
  item_text: "NAV-24M",
  quantity: 1,
  base_price: 159,
  price: 159,
  price_after_item_discount: 159,
  price_after_order_discount: 159,
  tax: 26.5,
  tax_basis: 159,
  tax_rate: 0.2,
  tax_class_id: "standard",
  shipment_id: "me",
  gift: false,
  bonus_product_line_item: false,
  c_masterId: "NAV",
  c_subscriptionDuration: 2,
  c_subscriptionDurationType: "y",
  ...more,
});

export const testBasket = (more: Partial<BasketDocument> = {}): BasketDocument => ({
  _v: "22.10",
  _type: "basket",
  _resource_state: "1",
  basket_id: "b1",
  agent_basket: false,
  currency: "GBP",
  taxation: "gross",
  channel_type: "storefront",
  creation_date: "2026-11-15T12:00:00.000Z",
  last_modified: "2026-11-15T12:00:00.000Z",
  customer_info: { _type: "customer_info", customer_id: "c1", email: "" },
  product_items: [],
  shipments: [],
  shipping_items: [],
  product_sub_total: 159,
  product_total: 159,
  shipping_total: 0,
  shipping_total_tax: 0,
  adjusted_shipping_total_tax: 0,
  tax_total: 26.5,
  order_total: 159,
  notes: { link: "" },
  ...more,
});

export const testProduct = (more: Partial<Product> = {}, plan: Partial<ProductPlan> = {}): Product => ({
  productId: "NAV",
  name: "Navigation",
  text: "",
  summary: "",
  image: "/art/nav.svg",
  gallery: [],
  categoryId: "services",
  isConnectedNavigation: true,
  showsDatesToOwnerOnly: false,
  powertrains: [],
  benefits: [],
  hasVariations: true,
  plans: [
    {
      planId: "NAV-24M",
      term: { duration: 2, period: "year" },
      price: { amount: 15_900, currency: "GBP" },
      isOrderable: true,
      ...plan,
    },
  ],
  ...more,
});
