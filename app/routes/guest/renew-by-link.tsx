import type { ShouldRevalidateFunctionArgs } from "react-router";
import { siteLocaleOf } from "../../features/basket/request/request-basket.server.ts";
import { type LetterLink, shownLink } from "../../features/renewal-links/letter-link.ts";
import type { LinkPage } from "../../features/renewal-links/link-page.ts";
import { type LinkOutcome, readLink } from "../../features/renewal-links/read-link.server.ts";
import { renewalOffer } from "../../features/renewal-links/renewal-offer.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { readPart } from "../../request/account/read-part.ts";
import { catalogueContext, type RequestContext } from "../../request/request-context.ts";
import type { Route } from "./+types/renew-by-link";
import { answerWithPage, answerWithProblem, linkDeps } from "./letter-link-request.server.ts";
import { renewByLink } from "./renew-by-link.server.ts";

const LinkView = hydrateOnInteraction(
  async () => (await import("../../features/renewal-links/link-view.tsx")).LinkView,
);

const linkOf = ({ token }: { token: string }) => ({ token, action: "renew" }) as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await readLink(linkDeps(context), linkOf(params));
  return answerWithPage(await pageOf(found, context), found.kind === "tooMany" ? found.retryAfterSeconds : undefined);
}

async function pageOf(found: LinkOutcome, context: RequestContext): Promise<LinkPage> {
  switch (found.kind) {
    case "usable":
      return offerPage(found.link, context);
    case "used":
      return { kind: found.isPaid ? "paid" : "renewUsed", link: shownLink(found.link) };
    default:
      return { kind: found.kind };
  }
}

async function offerPage(link: LetterLink, context: RequestContext): Promise<LinkPage> {
  const products = await readPart(context.get(catalogueContext).products(siteLocaleOf(context), [link.planId]));
  if (!products.isAvailable) return { kind: "unavailable" };
  const offer = renewalOffer(link, products.value);
  return { kind: "renew", link: shownLink(link), ...(offer && { offer }) };
}

export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await renewByLink(context, linkOf(params));
  return outcome instanceof Response ? outcome : answerWithProblem(outcome);
}

/** While a system is away, the page keeps what it has. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 503 ? false : defaultShouldRevalidate;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links = stylesOfLazyViews("app/features/renewal-links/link-view.tsx");

export default function RenewByLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkView page={loaderData} problem={actionData?.problem} />;
}
