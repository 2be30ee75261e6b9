import type { MiddlewareFunction } from "react-router";
import { settingsContext, requestedShopContext } from "../request/request-context.ts";
import { requestTime } from "../request/limits/request-time.ts";
import { SLOW_SECONDS, tooSlow } from "../request/limits/retry-after.ts";
import { refuse } from "../request/refuse.ts";

/** Addresses for scripts, which read JSON. */
const call = /^\/service-/;

/**
 * Answers 503 for a page that is not ready in time although its calls have time limits, for example when a database
 * hangs. The page's work goes on in the background.
 */
export const timeLimit: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const { pathname } = context.get(requestedShopContext);
  const late = Promise.withResolvers<"late">();
  const { searchParams } = new URL(request.url);
  const { totalMs } = requestTime({ pathname, searchParams }, context.get(settingsContext).requestTimeScale);
  const timer = setTimeout(() => late.resolve("late"), totalMs);
  try {
    const answer = await Promise.race([next(), late.promise]);
    if (answer !== "late") return answer;
  } finally {
    clearTimeout(timer);
  }
  if (call.test(pathname)) return slowCall();
  refuse(503, tooSlow);
};

const slowCall = (): Response =>
  Response.json(
    { detail: "A system does not answer." },
    { status: 503, headers: { "cache-control": "no-store", "retry-after": String(SLOW_SECONDS) } },
  );
