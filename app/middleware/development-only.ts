import { data, type MiddlewareFunction } from "react-router";
import { settingsContext } from "../request/request-context.ts";

/** Screens for testing do not exist in production stage. */
export const developmentOnly: MiddlewareFunction<Response> = ({ context }, next) => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (context.get(settingsContext).stage !== "development") throw data(null, { status: 404 });
  return next();
};
