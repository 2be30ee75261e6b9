import type { ErrorHandler } from "hono";
import { describeError } from "../../database/describe-error.ts";
import type { ShopHttp } from "./shop-environment.ts";

/** Logs an error without the request's data, and answers without details. */
export const answerFailure: ErrorHandler<ShopHttp> = (error, context) => {
  context.get("logger").error(describeError(error), "request failed");
  return context.text("Internal Server Error", 500);
};
