import type { Hono } from "hono";
import { commerceFailure } from "../../platform/commerce/commerce.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";

const message = "The service has failed.";
const problem = { title: "Internal Server Error", detail: message };

/** The error document of each service, in its own format. */
const documents = {
  commerce: commerceFailure,
  vehicles: () => ({ code: "INTERNAL_ERROR", message }),
  "order-management": () => [{ errorCode: "UNKNOWN_EXCEPTION", message }],
  documents: () => problem,
  "help-content": () => ({ type: "internal-error", ...problem }),
  "customer-care": () => ({ type: "internal-error", ...problem }),
  "consent-records": () => ({ type: "internal-error", ...problem }),
  "address-lookup": () => ({
    Items: [{ Error: "-1", Description: "Unknown error", Cause: message, Resolution: "Try again later." }],
  }),
  geolocation: () => problem,
  privacy: () => problem,
  "person-data": () => problem,
  charges: () => problem,
  webhooks: () => problem,
  "adyen-sandbox": () => ({ status: 500, errorCode: "905", message, errorType: "internal" }),
  "stripe-sandbox": () => ({ error: { type: "api_error", message } }),
} as const satisfies Record<string, (path: string) => object>;

/** Logs errors inside an embedded service without the request's data, and answers in the service's own format. */
export function answerFailures(app: Hono, { name, logger }: { name: keyof typeof documents; logger: Logger }): Hono {
  return app.onError((error, context) => {
    logger.error({ service: name, ...describeError(error) }, "service failed");
    return context.json(documents[name](context.req.path), 500);
  });
}
