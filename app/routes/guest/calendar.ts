import { readCalendar } from "../../features/renewal-links/calendar/read-calendar.server.ts";
import { writeCalendar } from "../../features/renewal-links/calendar/write-calendar.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { loadedMessages } from "../../i18n/load-messages.ts";
import type { Translate } from "../../i18n/message.tsx";
import { DOWNLOAD_PARAMETER } from "../../request/calendar/calendar-path.ts";
import { SLOW_SECONDS } from "../../request/limits/retry-after.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import { depsContext, requestedShopContext } from "../../request/request-context.ts";
import { siteHref } from "../../site/site-href.ts";
import type { Route } from "./+types/calendar";
import { LINK_HEADERS, linkDeps } from "./letter-link-request.server.ts";

const headers = { ...LINK_HEADERS, "x-robots-tag": "noindex" };

/** The calendar of an account's end dates: a feed for calendar programs, or a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await readCalendar(linkDeps(context), params.token);
  switch (found.kind) {
    case "unknown":
      return new Response("Not Found", { status: 404, headers });
    case "tooMany":
      return tooManyRequests(found.retryAfterSeconds);
    case "unavailable":
      return new Response("Service Unavailable", {
        status: 503,
        headers: { ...headers, "retry-after": String(SLOW_SECONDS) },
      });
    case "calendar": {
      const isFile = new URL(request.url).searchParams.has(DOWNLOAD_PARAMETER);
      const disposition = isFile ? 'attachment; filename="end-dates.ics"' : "inline";
      return new Response(write(found.dates, context), {
        headers: { ...headers, "content-type": "text/calendar; charset=utf-8", "content-disposition": disposition },
      });
    }
  }
}

function write(dates: Parameters<typeof writeCalendar>[0], context: Route.LoaderArgs["context"]): string {
  const { config, site, locale, publicOrigin } = context.get(requestedShopContext).shop;
  const texts = { locale: locale.id, messages: loadedMessages(locale.id) };
  const t: Translate = (id, values) => String(formatMessage(texts, id, { ...(values && { values }) }));
  const manageAddress = new URL(siteHref({ config, site, locale, path: "/account/my-subscriptions" }), publicOrigin)
    .href;
  return writeCalendar(dates, {
    t,
    localeId: locale.id,
    brand: site.makeName,
    siteId: site.id,
    manageAddress,
    now: context.get(depsContext).now(),
  });
}
