import { data } from "react-router";
import { readRenewalError } from "../../features/renewal/renewal-errors.ts";
import { FailurePage } from "../../features/shell/error-pages/error-page.tsx";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page-head.tsx";
import type { Route } from "./+types/generic-error";

export function loader({ request }: Route.LoaderArgs) {
  return data({ reason: readRenewalError(new URL(request.url).searchParams) }, { status: 500 });
}

export default function GenericError({ loaderData: { reason } }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.genericError" isUnlisted />
      <FailurePage cause={reason && t(reason.id, reason.values)} />
    </>
  );
}
