import { createRequire } from "node:module";
import type {
  CheckoutAPI as Checkout,
  Client as AdyenClient,
  hmacValidator,
  HttpClientException,
} from "@adyen/api-library";

/**
 * The five parts of Adyen's library that the shop uses. The library as a whole loads every product of Adyen's and takes
 * more than a second; these take a tenth of that.
 */
const load = createRequire(import.meta.url);
const part = (path: string): unknown => (load(`@adyen/api-library/lib/src/${path}`) as { default: unknown }).default;

export const Client = part("client.js") as typeof AdyenClient;
export const CheckoutAPI = part("services/checkout/index.js") as typeof Checkout;
export const HmacValidator = part("utils/hmacValidator.js") as typeof hmacValidator;
/** The library's error for a failed connection; it has only the message. */
export const ConnectionException = part("services/exception/apiException.js") as new (
  message: string,
  statusCode?: number,
) => {
  message: string;
  statusCode: number;
};
export const LibraryException = part("httpClient/httpClientException.js") as typeof HttpClientException;
