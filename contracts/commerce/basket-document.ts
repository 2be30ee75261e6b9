import { z } from "zod";
import { orderAddressDocument } from "./address.ts";
import { currencyCode, decimal } from "./text.ts";

const priceAdjustment = z.object({
  _type: z.literal("price_adjustment"),
  price_adjustment_id: z.string(),
  promotion_id: z.string(),
  coupon_code: z.string().optional(),
  item_text: z.string(),
  /** Never positive. */
  price: decimal,
  applied_discount: z.object({ type: z.enum(["percentage", "amount"]), percentage: z.number().optional() }),
});

const productItem = z.object({
  _type: z.literal("product_item"),
  item_id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  item_text: z.string(),
  quantity: z.number(),
  base_price: decimal,
  price: decimal,
  price_after_item_discount: decimal,
  price_after_order_discount: decimal,
  /** The tax fields are absent until the customer's tax location is known. */
  tax: decimal.optional(),
  tax_basis: decimal,
  tax_rate: z.number().min(0).max(1).optional(),
  tax_class_id: z.string(),
  adjusted_tax: decimal.optional(),
  shipment_id: z.literal("me"),
  gift: z.boolean(),
  bonus_product_line_item: z.boolean(),
  price_adjustments: z.array(priceAdjustment).optional(),
  c_masterId: z.string(),
  /** The name of the service without the term, which `product_name` says too; absent on older orders. */
  c_serviceName: z.string().optional(),
  /** The details of the product have them too. */
  c_subscriptionDuration: z.number().optional(),
  c_subscriptionDurationType: z.string().optional(),
  c_userManualUrl: z.string().optional(),
  /** The vehicle the line was chosen for. */
  c_SNP_OMS_vin: z.string().optional(),
});

export const shippingMethod = z.object({
  _type: z.literal("shipping_method"),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: decimal,
  c_estimatedArrivalTime: z.string(),
  shipping_promotions: z.array(z.unknown()),
});

const shipment = z.object({
  _type: z.literal("shipment"),
  shipment_id: z.literal("me"),
  shipping_address: orderAddressDocument.optional(),
  shipping_method: shippingMethod.optional(),
  shipping_status: z.enum(["not_shipped", "part_shipped", "shipped"]),
  shipment_total: decimal,
  tax_total: decimal.optional(),
  gift: z.boolean(),
});

const paymentInstrument = z.object({
  _type: z.literal("order_payment_instrument"),
  payment_instrument_id: z.string(),
  payment_method_id: z.string(),
  amount: decimal.optional(),
  payment_card: z
    .object({
      _type: z.literal("payment_card"),
      card_type: z.string(),
      credit_card_expired: z.boolean(),
      expiration_month: z.number().optional(),
      expiration_year: z.number().optional(),
      holder: z.string().optional(),
      number_last_digits: z.string(),
      number_masked: z.string(),
    })
    .optional(),
  bank_code: z.string().optional(),
});

const couponItem = z.object({
  _type: z.literal("coupon_item"),
  coupon_item_id: z.string(),
  code: z.string(),
  status_code: z.enum(["applied", "no_applicable_promotion"]),
  valid: z.boolean(),
});

/** A reason why a basket cannot be ordered yet. Commerce has more types than the shop reads. */
const flash = z.object({
  _type: z.literal("flash"),
  type: z.string(),
  message: z.string(),
  path: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type Flash = z.infer<typeof flash>;

/** The fields that a basket and the order made of it share. */
export const basketAndOrderFields = {
  currency: currencyCode,
  taxation: z.enum(["net", "gross"]),
  channel_type: z.literal("storefront"),
  creation_date: z.iso.datetime(),
  last_modified: z.iso.datetime(),
  customer_info: z.object({
    _type: z.literal("customer_info"),
    customer_id: z.string(),
    customer_no: z.string().optional(),
    customer_name: z.string().optional(),
    email: z.string(),
  }),
  product_items: z.array(productItem),
  shipments: z.array(shipment),
  shipping_items: z.array(
    z.object({
      _type: z.literal("shipping_item"),
      item_id: z.string(),
      shipment_id: z.literal("me"),
      item_text: z.string(),
      price: decimal,
      tax: decimal,
    }),
  ),
  payment_instruments: z.array(paymentInstrument).optional(),
  billing_address: orderAddressDocument.optional(),
  coupon_items: z.array(couponItem).optional(),
  order_price_adjustments: z.array(priceAdjustment).optional(),
  product_sub_total: decimal,
  product_total: decimal,
  shipping_total: decimal,
  shipping_total_tax: decimal,
  adjusted_shipping_total_tax: decimal,
  tax_total: decimal.optional(),
  order_total: decimal.optional(),
  merchandize_total_tax: decimal.optional(),
  adjusted_merchandize_total_tax: decimal.optional(),
  /** The taxes of the sale by their legal names. */
  c_taxes: z.array(z.object({ name: z.string(), rate: z.number(), amount: decimal })).optional(),
  notes: z.object({ link: z.string() }),
};

export const basketDocument = z.object({
  _v: z.string(),
  _type: z.literal("basket"),
  _resource_state: z.string(),
  _flash: z.array(flash).optional(),
  basket_id: z.string(),
  agent_basket: z.boolean(),
  ...basketAndOrderFields,
});
export type BasketDocument = z.infer<typeof basketDocument>;
