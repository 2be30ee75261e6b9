import type { MiddlewareFunction } from "react-router";
import { refuse } from "../../request/refuse.ts";
import { settingsContext } from "../../request/request-context.ts";
import { guardOf } from "./find-guard.ts";

/** Screens for testing do not exist in production stage. */
export const requireDevelopmentStage: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  if (guardOf(pattern)?.isDevelopmentOnly && context.get(settingsContext).stage !== "development") refuse(404);
  return next();
};
