import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { orderAddress } from "./address.ts";
import { basketDocument, shippingMethod } from "./basket-document.ts";
import { ocapiPath } from "./ocapi.ts";
import { currencyCode, decimal, filledText, id, localeId, queryFlag, storableText } from "./text.ts";

const basketsPath = `${ocapiPath}/baskets`;
const basketPath = `${basketsPath}/:basketId`;
const site = z.object({ siteId: id });
const basketParams = site.extend({ basketId: id });
const shipmentParams = basketParams.extend({ shipmentId: id });
const resourceState = storableText(128).optional();

/** The language of the basket's texts and, until an address is known, the country it is taxed in. */
const localeQuery = z.object({ locale: localeId.optional() });

export const createBasket = endpoint({
  method: "POST",
  path: basketsPath,
  params: site,
  query: localeQuery,
  body: z.strictObject({ currency: currencyCode.optional() }).optional(),
  response: basketDocument,
});

export const getBasket = endpoint({
  method: "GET",
  path: basketPath,
  params: basketParams,
  query: localeQuery,
  response: basketDocument,
});

export const updateBasket = endpoint({
  method: "PATCH",
  path: basketPath,
  params: basketParams,
  query: localeQuery,
  body: z.strictObject({ currency: currencyCode, _resource_state: resourceState }),
  response: basketDocument,
});

export const deleteBasket = endpoint({ method: "DELETE", path: basketPath, params: basketParams });

/** Prices come from the catalogue. A service is bought once: whatever the quantity, one is added. */
const newItem = z.strictObject({
  product_id: id,
  quantity: z.int().min(1).max(999).optional(),
  /** The vehicle it is bought for. The same service for two vehicles makes two lines. */
  c_SNP_OMS_vin: filledText(17).optional(),
});

export const addItems = endpoint({
  method: "POST",
  path: `${basketPath}/items`,
  params: basketParams,
  query: localeQuery,
  body: z.array(newItem).min(1).max(20),
  response: basketDocument,
});

export const updateItem = endpoint({
  method: "PATCH",
  path: `${basketPath}/items/:itemId`,
  params: basketParams.extend({ itemId: id }),
  body: z.strictObject({
    product_id: id.optional(),
    quantity: z.int().min(1).max(999).optional(),
    _resource_state: resourceState,
  }),
  response: basketDocument,
});

export const removeItem = endpoint({
  method: "DELETE",
  path: `${basketPath}/items/:itemId`,
  params: basketParams.extend({ itemId: id }),
  response: basketDocument,
});

export const setShippingAddress = endpoint({
  method: "PUT",
  path: `${basketPath}/shipments/:shipmentId/shipping_address`,
  params: shipmentParams,
  query: z.object({ use_as_billing: queryFlag.default("false") }),
  body: orderAddress,
  response: basketDocument,
});

export const setBillingAddress = endpoint({
  method: "PUT",
  path: `${basketPath}/billing_address`,
  params: basketParams,
  query: z.object({ use_as_shipping: queryFlag.default("false") }),
  body: orderAddress,
  response: basketDocument,
});

export const setShippingMethod = endpoint({
  method: "PUT",
  path: `${basketPath}/shipments/:shipmentId/shipping_method`,
  params: shipmentParams,
  body: z.strictObject({ id }),
  response: basketDocument,
});

export const getShippingMethods = endpoint({
  method: "GET",
  path: `${basketPath}/shipments/:shipmentId/shipping_methods`,
  params: shipmentParams,
  query: localeQuery,
  response: z.object({
    _v: z.string(),
    _type: z.literal("shipping_method_result"),
    applicable_shipping_methods: z.array(shippingMethod),
    default_shipping_method_id: z.string().optional(),
  }),
});

export const setCustomer = endpoint({
  method: "PUT",
  path: `${basketPath}/customer`,
  params: basketParams,
  body: z.strictObject({ email: storableText(100).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/) }),
  response: basketDocument,
});

/** We never store a run of digits as long as a card number. */
const withoutCardNumber = (value: string) => !/\d{12}/.test(value.replaceAll(/[\s.-]/g, ""));

/** Only what may be printed on a receipt: a full number or a security code is refused. */
const maskedCard = z.strictObject({
  card_type: filledText(40).refine(withoutCardNumber),
  holder: storableText(100).refine(withoutCardNumber).optional(),
  number: z
    .string()
    .regex(/^[*•Xx]{1,15}\d{4}$/)
    .optional(),
  number_last_digits: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  expiration_month: z.int().min(1).max(12).optional(),
  expiration_year: z.int().min(2000).max(2099).optional(),
});
export type MaskedCard = z.infer<typeof maskedCard>;

/** The instrument a basket or an order is paid with. */
export const paymentInstrumentInput = z.strictObject({
  payment_method_id: id,
  payment_card: maskedCard.optional(),
  bank_code: storableText(40).refine(withoutCardNumber).optional(),
});

export const addPaymentInstrument = endpoint({
  method: "POST",
  path: `${basketPath}/payment_instruments`,
  params: basketParams,
  body: paymentInstrumentInput.extend({
    /** The amount to pay with it; when present it must be the order total. */
    amount: decimal.min(0).optional(),
  }),
  response: basketDocument,
});

export const removePaymentInstrument = endpoint({
  method: "DELETE",
  path: `${basketPath}/payment_instruments/:paymentInstrumentId`,
  params: basketParams.extend({ paymentInstrumentId: id }),
  response: basketDocument,
});

const paymentMethod = z.object({
  _type: z.literal("payment_method"),
  id: z.string(),
  name: z.string(),
  payment_processor_id: z.string(),
  cards: z
    .array(
      z.object({
        _type: z.literal("payment_card_spec"),
        card_type: z.string(),
        name: z.string(),
        number_lengths: z.array(z.string()),
        number_prefixes: z.array(z.string()),
        security_code_length: z.number(),
        checksum_verification_enabled: z.boolean(),
      }),
    )
    .optional(),
});
export type PaymentMethodDocument = z.infer<typeof paymentMethod>;

export const getPaymentMethods = endpoint({
  method: "GET",
  path: `${basketPath}/payment_methods`,
  params: basketParams,
  response: z.object({
    _v: z.string(),
    _type: z.literal("payment_method_result"),
    applicable_payment_methods: z.array(paymentMethod),
  }),
});

export const addCoupon = endpoint({
  method: "POST",
  path: `${basketPath}/coupons`,
  params: basketParams,
  body: z.strictObject({ code: filledText(64) }),
  response: basketDocument,
});

export const removeCoupon = endpoint({
  method: "DELETE",
  path: `${basketPath}/coupons/:couponItemId`,
  params: basketParams.extend({ couponItemId: id }),
  response: basketDocument,
});
