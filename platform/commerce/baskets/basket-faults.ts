import { ocapiFault } from "../ocapi-fault.ts";

export const basketNotFound = (basketId: string) =>
  ocapiFault(404, {
    type: "BasketNotFoundException",
    message: `No basket with the id '${basketId}' was found.`,
    arguments: { basketId },
  });

export const basketQuotaExceeded = (basketIds: string[]) =>
  ocapiFault(400, {
    type: "CustomerBasketsQuotaExceededException",
    message: "The customer has as many baskets as are allowed.",
    arguments: { numberOfBasketsAllowed: 1, basketIds: basketIds.join(",") },
  });

export const itemNotFound = (itemId: string) =>
  ocapiFault(404, {
    type: "ProductItemNotFoundException",
    message: `No product item with the id '${itemId}' was found.`,
    arguments: { itemId },
  });

/** The same fault whether the product does not exist, is not sold in the market or has no price there. */
export const productNotAvailable = (productId: string) =>
  ocapiFault(400, {
    type: "ProductItemNotAvailableException",
    message: `The product '${productId}' cannot be bought here.`,
    arguments: { productId },
  });

export const shipmentNotFound = (shipmentId: string) =>
  ocapiFault(404, {
    type: "ShipmentNotFoundException",
    message: `No shipment with the id '${shipmentId}' was found.`,
    arguments: { shipmentId },
  });

export const invalidAddress = (field: "country_code" | "state_code") =>
  ocapiFault(400, {
    type: "InvalidAddressException",
    message: `The ${field} of the address does not fit the basket.`,
    arguments: { path: field },
  });

/** The same fault for every reason, so that it does not reveal which codes exist. */
export const invalidCoupon = () =>
  ocapiFault(400, { type: "InvalidCouponCodeException", message: "The coupon cannot be used for this basket." });

/** The fault of the platform's hook before an order, with what is missing. */
export const basketNotReady = (statusCode: string, statusMsg: string) =>
  ocapiFault(400, {
    type: "HookStatusException",
    message: statusMsg,
    arguments: {
      extensionPoint: "dw.ocapi.shop.order.beforePOST",
      statusCode,
      statusMsg,
      statusDetails: {},
    },
  });
