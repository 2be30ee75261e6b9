import { setImmediate as untilNextTurn } from "node:timers/promises";
import { createMiddleware } from "hono/factory";
import { resolveSite } from "../../../app/site/resolve-site.ts";
import { SITE_CONFIG } from "../../../app/site/site-config.ts";
import type { Environment } from "../../environment/environment.ts";
import { isStaticPath } from "../static-files.ts";
import type { ShopHttp } from "../shop-environment.ts";
import { createAdmission } from "./admission.ts";
import { answerBusy } from "./busy-page.ts";

/** Longer than a short crowd lasts, and shorter than a visitor waits before pressing the button again. */
const waitMs = 1_000;

/**
 * Answers at once that the shop is busy when more requests are under way than the process can serve: every one that is
 * begun makes all others slower. Files cost next to nothing, and pages that are being served need theirs.
 */
export function limitRequests(environment: Environment) {
  const { MAX_REQUESTS: most, STAGE: stage } = environment;
  const admission = createAdmission({ most, mostWaiting: most, waitMs });
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
 * One request begins in each turn of the event loop. Where everything is answered in this process, a page is made without
 * a pause, and all that have arrived would be made in one turn: nothing else would be heard of meanwhile, neither how
 * many more have come nor a load balancer that asks whether the process is well.
 */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => untilNextTurn()));
}
