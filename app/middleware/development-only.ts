import type { MiddlewareFunction } from "react-router";
import { settingsContext } from "../request/request-context.ts";
import { refuse } from "../request/refuse.ts";

/** Screens for testing do not exist in production stage. */
export const developmentOnly: MiddlewareFunction<Response> = ({ context }, next) => {
  if (context.get(settingsContext).stage !== "development") refuse(404);
  return next();
};
