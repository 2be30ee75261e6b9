import { data } from "react-router";
import { loadDeletionPage } from "../../../features/personal-data/load-deletion-page.server.ts";
import { deletionReceiptPath } from "../../../features/personal-data/personal-data-path.ts";
import { deletionForm, requestDeletion } from "../../../features/personal-data/request-deletion.server.ts";
import { vehicleCookie } from "../../../features/vehicle/vehicle-cookie/vehicle-cookie.server.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { addCookies } from "../../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../../request/cookies/cookie-deps.server.ts";
import { readForm } from "../../../request/form/read-form.server.ts";
import { orderGrants } from "../../../request/guest-order/order-grants.server.ts";
import {
  depsContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
} from "../../../request/request-context.ts";
import { subjectOf } from "../../../session/is-ended-after-sign-in.ts";
import { storageKeyCookie } from "../../../session/storage-encryption-key.server.ts";
import { redirectAfterPost } from "../../../request/shop-redirect.ts";
import type { Route } from "./+types/delete-data";

const DeleteDataView = hydrateOnInteraction(
  async () => (await import("../../../features/personal-data/delete-data-view.tsx")).DeleteDataView,
);

export const links = stylesOfLazyViews("app/features/personal-data/delete-data-view.tsx");

function deletionDeps(context: RequestContext) {
  const { person } = context.get(sessionContext);
  return { ...requireAccount(context), signedInAt: person?.signedInAt, firstName: person?.firstName ?? "" };
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadDeletionPage(deletionDeps(context));
  return data({ page }, { headers: { "cache-control": "private, no-store" } });
}

const STATUSES = { notConfirmed: 400, signInIsOld: 403, unavailable: 503 } as const;

/** Every session of the customer ends now; the deletion itself is a job. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, deletionForm);
  const outcome = await requestDeletion(deletionDeps(context), form);
  if (outcome.kind !== "requested") return data({ problem: outcome.kind }, { status: STATUSES[outcome.kind] });
  await endSessions(context);
  return redirectAfterPost(context, deletionReceiptPath(outcome.requestKey), forgettingHeaders(context));
}

async function endSessions(context: RequestContext): Promise<void> {
  const { person } = context.get(sessionContext);
  const { sessionEndings, now } = context.get(depsContext);
  if (person) await sessionEndings.end(subjectOf(person), now());
}

/** This browser forgets the vehicle and the orders too. */
function forgettingHeaders(context: RequestContext): Headers {
  const { sites } = context.get(requestedShopContext).shop.config;
  const deps = cookieDeps(context);
  const headers = new Headers({ "cache-control": "no-store", "clear-site-data": '"cache", "storage"' });
  const vehicles = sites.map(({ id }) => vehicleCookie(id, deps).clear());
  return addCookies(headers, ...vehicles, orderGrants(deps).clear(), storageKeyCookie(deps).clear());
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DeleteData({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return <DeleteDataView page={page} problem={actionData?.problem} />;
}
