import { data } from "react-router";
import { loadDeletionPage } from "../../../features/personal-data/load-deletion-page.server.ts";
import { deletionReceiptPath } from "../../../features/personal-data/personal-data-path.ts";
import { deletionForm, requestDeletion } from "../../../features/personal-data/request-deletion.server.ts";
import { signOut } from "../../../features/sign-in/sign-out.server.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { addCookies } from "../../../request/cookies/add-cookies.ts";
import { readForm } from "../../../request/form/read-form.server.ts";
import { type RequestContext, sessionContext } from "../../../request/request-context.ts";
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

/** The customer is signed out at once; the deletion goes on in a job. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, deletionForm);
  const outcome = await requestDeletion(deletionDeps(context), form);
  if (outcome.kind !== "requested") return data({ problem: outcome.kind }, { status: STATUSES[outcome.kind] });
  const { lines } = await signOut(request, context, { stayAt: "/" });
  const headers = addCookies(new Headers({ "cache-control": "no-store" }), ...lines);
  return redirectAfterPost(context, deletionReceiptPath(outcome.requestKey), headers);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DeleteData({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return <DeleteDataView page={page} problem={actionData?.problem} />;
}
