import type { ShouldRevalidateFunctionArgs } from "react-router";
import { shownLink } from "../../features/renewal-links/letter-link.ts";
import type { LinkPage } from "../../features/renewal-links/link-page.ts";
import { type LinkOutcome, readLink } from "../../features/renewal-links/read-link.server.ts";
import { stopAutoRenewal } from "../../features/renewal-links/stop-auto-renewal.server.ts";
import { formatStamp } from "../../i18n/format-time.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { type RequestContext, requestedShopContext } from "../../request/request-context.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/stop-renewal";
import { answerWithPage, answerWithProblem, LINK_HEADERS, linkDeps } from "./letter-link-request.server.ts";

const LinkView = hydrateOnInteraction(
  async () => (await import("../../features/renewal-links/link-view.tsx")).LinkView,
);

const linkOf = ({ token }: { token: string }) => ({ token, action: "stop-auto-renewal" }) as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await readLink(linkDeps(context), linkOf(params));
  return answerWithPage(pageOf(found, context), found.kind === "tooMany" ? found.retryAfterSeconds : undefined);
}

function pageOf(found: LinkOutcome, context: RequestContext): LinkPage {
  switch (found.kind) {
    case "usable":
      return { kind: "stop", link: shownLink(found.link) };
    case "used":
      return {
        kind: "stopped",
        link: shownLink(found.link),
        ...(found.usedAt && { receipt: receipt(found.usedAt, context) }),
      };
    default:
      return { kind: found.kind };
  }
}

function receipt(usedAt: string, context: RequestContext) {
  const { locale, market } = context.get(requestedShopContext).shop;
  return { at: usedAt, text: formatStamp(usedAt, { locale: locale.id, timeZone: market.timeZone }) };
}

/** Leads back to the link's page, which is the receipt then. */
export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await stopAutoRenewal(linkDeps(context), linkOf(params));
  if (outcome === "unavailable") return answerWithProblem(outcome);
  return redirectAfterPost(context, `/renewal/stop/${params.token}`, new Headers(LINK_HEADERS));
}

/** While order management is away, the page keeps what it has. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 503 ? false : defaultShouldRevalidate;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links = stylesOfLazyViews("app/features/renewal-links/link-view.tsx");

export default function StopRenewal({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkView page={loaderData} problem={actionData?.problem} />;
}
