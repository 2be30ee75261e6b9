import type { ErrorHandler } from "hono";
import { describeError } from "../../database/describe-error.ts";
import type { ShopHttp } from "./shop-environment.ts";

/** What failed is logged without what the request held, and the answer says nothing of it. */
export const answerFailure: ErrorHandler<ShopHttp> = (error, context) => {
  context.get("logger").error(describeError(error), "request failed");
  return context.text("Internal Server Error", 500);
};
