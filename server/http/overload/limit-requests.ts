import { setImmediate as untilNextTurn } from "node:timers/promises";
import { createMiddleware } from "hono/factory";
import { resolveSite } from "../../../app/site/resolve-site.ts";
import { SITE_CONFIG } from "../../../app/site/site-config.ts";
import type { Environment } from "../../environment/environment.ts";
import { isStaticPath } from "../static-files.ts";
import type { ShopHttp } from "../shop-environment.ts";
import { createAdmission } from "./admission.ts";
import { answerBusy } from "./busy-page.ts";

/** Longer than a short peak lasts, and shorter than a visitor waits before trying again. */
const waitMs = 1_000;

/**
 * Answers 503 at once when more requests run than the process can serve, because each one slows all others down. Static
 * files are exempt: they are cheap, and pages need them.
 */
export function limitRequests(environment: Environment) {
  const { MAX_REQUESTS: maxRunning, STAGE: stage } = environment;
  const admission = createAdmission({ maxRunning, maxWaiting: maxRunning, waitMs });
  const takeTurn = createTurns();
  const config = {
    ...SITE_CONFIG,
    placement: { site: environment.SITE_PLACEMENT, locale: environment.LOCALE_PLACEMENT },
    hosts: environment.SITE_HOSTS,
  };
  return createMiddleware<ShopHttp>(async (context, next) => {
    if (isStaticPath(context.req.path)) return next();
    const leave = await admission.enter();
    if (leave) {
      await takeTurn();
      return next().finally(leave);
    }
    const { host } = context.get("origin");
    return answerBusy({
      accept: context.req.header("accept") ?? "",
      locale: () => resolveSite({ url: new URL(context.req.url), host, config, stage }).locale.id,
    });
  });
}

/**
 * Starts one request in each turn of the event loop. With embedded systems a page renders without a pause, so all waiting
 * requests would render in one turn, and neither new requests nor health checks would be read meanwhile.
 */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => untilNextTurn()));
}
