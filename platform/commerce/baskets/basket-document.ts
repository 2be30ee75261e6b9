import type { BasketDocument, Flash } from "../../../contracts/commerce/basket-document.ts";
import { ocapiVersion } from "../../../contracts/commerce/ocapi.ts";
import { taxationOfCurrency } from "../markets.ts";
import type { Adjustment } from "./pricing/apply-promotions.ts";
import type { BasketContents, BasketLine } from "./basket-contents.ts";
import { instrumentDocument } from "./payment/instrument-document.ts";
import type { LinePrice } from "./pricing/price-basket.ts";
import { resourceState } from "./resource-state.ts";
import { shippingMethodDocument } from "./shipping-method-document.ts";
import { rateParts } from "./pricing/tax-rates.ts";
import { toMajorUnits } from "../../../contracts/minor-units.ts";

/** A field that is left out while its amount is unknown. */
const amountIfKnown = <Name extends string>(name: Name, minor: number | undefined) =>
  (minor === undefined ? {} : { [name]: toMajorUnits(minor) }) as { [Key in Name]?: number };

export function basketDocument(contents: BasketContents, now: Date): BasketDocument {
  const { row } = contents;
  const flashes = listFlashes(contents);
  return {
    _v: ocapiVersion,
    _type: "basket",
    _resource_state: resourceState(row.id, row.revision),
    ...(flashes.length > 0 && { _flash: flashes }),
    basket_id: row.id,
    agent_basket: false,
    ...basketAndOrderFields(contents, now),
  };
}

/** The fields that an order copies from its basket. */
export function basketAndOrderFields(contents: BasketContents, now: Date) {
  const { row, price } = contents;
  return {
    currency: row.currency,
    taxation: taxationOfCurrency[row.currency],
    channel_type: "storefront" as const,
    creation_date: row.createdAt.toISOString(),
    last_modified: row.modifiedAt.toISOString(),
    customer_info: { _type: "customer_info" as const, customer_id: row.customerId, email: row.email },
    product_items: price.lines.map((line) => itemDocument(line, price.taxRate, row.siteId)),
    ...shipping(contents),
    ...(contents.instruments.length > 0 && {
      payment_instruments: contents.instruments.map((instrument, index) =>
        instrumentDocument(instrument, { now, amount: index === 0 ? price.orderTotal : 0 }),
      ),
    }),
    ...(row.billingAddress && { billing_address: row.billingAddress }),
    ...(contents.coupons.length > 0 && { coupon_items: couponDocuments(contents) }),
    ...(price.orderAdjustment && { order_price_adjustments: [adjustmentDocument(price.orderAdjustment)] }),
    product_sub_total: toMajorUnits(price.productSubTotal),
    product_total: toMajorUnits(price.productTotal),
    shipping_total: 0,
    shipping_total_tax: 0,
    adjusted_shipping_total_tax: 0,
    ...amountIfKnown("tax_total", price.taxTotal),
    ...amountIfKnown("order_total", price.orderTotal),
    ...amountIfKnown("merchandize_total_tax", price.merchandizeTax),
    ...amountIfKnown("adjusted_merchandize_total_tax", price.taxTotal),
    ...(price.taxes && {
      c_taxes: price.taxes.map(({ name, rate, amount }) => ({
        name,
        rate: rate / rateParts,
        amount: toMajorUnits(amount),
      })),
    }),
    notes: { link: `baskets/${row.id}/notes` },
  };
}

function itemDocument({ line, ...price }: LinePrice<BasketLine>, taxRate: number | undefined, siteId: string) {
  const { product } = line;
  const { details } = product;
  const manual = details.userManualUrl?.[siteId];
  return {
    _type: "product_item" as const,
    item_id: line.itemId,
    product_id: product.id,
    product_name: product.texts.name,
    item_text: product.texts.name,
    quantity: 1,
    base_price: toMajorUnits(line.price),
    price: toMajorUnits(line.price),
    price_after_item_discount: toMajorUnits(price.afterItem),
    price_after_order_discount: toMajorUnits(price.afterOrder),
    ...amountIfKnown("tax", price.tax),
    tax_basis: toMajorUnits(price.afterOrder),
    ...(taxRate !== undefined && { tax_rate: taxRate / rateParts }),
    tax_class_id: "standard",
    ...amountIfKnown("adjusted_tax", price.adjustedTax),
    shipment_id: "me" as const,
    gift: false,
    bonus_product_line_item: false,
    ...(price.adjustment && { price_adjustments: [adjustmentDocument(price.adjustment)] }),
    c_masterId: line.masterId,
    c_serviceName: line.serviceName,
    c_subscriptionDuration: details.duration ?? 0,
    c_subscriptionDurationType: details.durationType ?? "m",
    ...(manual !== undefined && { c_userManualUrl: manual }),
    ...(line.vin !== null && { c_SNP_OMS_vin: line.vin }),
  };
}

function adjustmentDocument({ promotion, amount }: Adjustment) {
  const { discount } = promotion.rule;
  return {
    _type: "price_adjustment" as const,
    price_adjustment_id: promotion.id,
    promotion_id: promotion.id,
    ...(promotion.couponCode !== undefined && { coupon_code: promotion.couponCode }),
    item_text: promotion.text,
    price: toMajorUnits(-amount),
    applied_discount: {
      type: discount.kind,
      ...(discount.kind === "percentage" && { percentage: discount.percent }),
    },
  };
}

/** The coupons that gave a discount. */
export function appliedCoupons({ price, coupons }: BasketContents): string[] {
  const adjustments = [price.orderAdjustment, ...price.lines.map(({ adjustment }) => adjustment)];
  const codes = adjustments.map((adjustment) => adjustment?.promotion.couponCode);
  return coupons.map(({ code }) => code).filter((code) => codes.includes(code));
}

function couponDocuments(contents: BasketContents) {
  const applied = appliedCoupons(contents);
  return contents.coupons.map(({ id, code }) => ({
    _type: "coupon_item" as const,
    coupon_item_id: id,
    code,
    status_code: applied.includes(code) ? ("applied" as const) : ("no_applicable_promotion" as const),
    valid: true,
  }));
}

/** Services are delivered over the air: one shipment, free of charge. */
function shipping({ row, price, shippingMethod }: BasketContents) {
  const method = shippingMethod && shippingMethodDocument(shippingMethod, row.locale);
  return {
    shipments: [
      {
        _type: "shipment" as const,
        shipment_id: "me" as const,
        ...(row.shippingAddress && { shipping_address: row.shippingAddress }),
        ...(method && { shipping_method: method }),
        shipping_status: "not_shipped" as const,
        shipment_total: toMajorUnits(price.productTotal),
        ...amountIfKnown("tax_total", price.taxTotal),
        gift: false,
      },
    ],
    shipping_items: method
      ? [
          {
            _type: "shipping_item" as const,
            item_id: `${row.id}-shipping`,
            shipment_id: "me" as const,
            item_text: method.name,
            price: 0,
            tax: 0,
          },
        ]
      : [],
  };
}

/** Why the basket cannot be ordered yet, in the order of the checkout steps. */
export function listFlashes({ row, price, instruments, shippingMethod }: BasketContents): Flash[] {
  const missing: [type: Flash["type"], isMissing: boolean, message: string, path: string][] = [
    ["ProductItemRequired", price.lines.length === 0, "The basket holds no product.", "$.product_items"],
    [
      "ShippingAddressRequired",
      row.shippingAddress === null,
      "No shipping address was given.",
      "$.shipments[0].shipping_address",
    ],
    [
      "ShippingMethodRequired",
      shippingMethod === undefined,
      "No shipping method was chosen.",
      "$.shipments[0].shipping_method",
    ],
    ["BillingAddressRequired", row.billingAddress === null, "No billing address was given.", "$.billing_address"],
    ["OrderTotalNotSet", price.orderTotal === undefined, "The order total is not known yet.", "$.order_total"],
    ["PaymentMethodRequired", instruments.length === 0, "No payment method was chosen.", "$.payment_instruments"],
  ];
  return [
    ...price.lines.filter(({ line }) => !line.product.isOffered).map(({ line }) => unavailable(line)),
    ...missing
      .filter(([, isMissing]) => isMissing)
      .map(([type, , message, path]) => ({ _type: "flash" as const, type, message, path, details: {} })),
  ];
}

const unavailable = ({ itemId, product }: BasketLine): Flash => ({
  _type: "flash",
  type: "ProductItemNotAvailable",
  message: `The product '${product.id}' cannot be bought any more.`,
  path: `$.product_items[?(@.item_id=='${itemId}')]`,
  details: { item_id: itemId, product_id: product.id },
});
