import type { MiddlewareFunction } from "react-router";
import { refuse } from "../../request/refuse.ts";
import { settingsContext } from "../../request/request-context.ts";
import { needsOfPattern } from "./needs-of-route.ts";

/** Screens for testing do not exist in production stage. */
export const requireDevelopmentStage: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  if (needsOfPattern(pattern)?.isDevelopmentOnly && context.get(settingsContext).stage !== "development") refuse(404);
  return next();
};
