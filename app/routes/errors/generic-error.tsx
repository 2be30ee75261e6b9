import { data } from "react-router";
import { readRenewalError } from "../../features/renewal/renewal-errors.ts";
import { FailurePage } from "../../features/shell/error-pages/error-page.tsx";
import { LookupFailurePage } from "../../features/vehicle/other-shop/lookup-failure-page.tsx";
import { readLookupFailure } from "../../features/vehicle/lookup/redirect-after-lookup.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { safeReturnPath } from "../../site/return-path.ts";
import type { Route } from "./+types/generic-error";

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  return data(
    {
      trouble: readLookupFailure(query),
      cause: readRenewalError(query),
      redirectUrl: safeReturnPath(query.get("redirectUrl")),
    },
    { status: 500 },
  );
}

export default function GenericError({ loaderData: { trouble, cause, redirectUrl } }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.genericError" isUnlisted />
      {trouble ? (
        <LookupFailurePage failure={trouble} redirectUrl={redirectUrl} />
      ) : (
        <FailurePage cause={cause && t(cause.id, cause.values)} />
      )}
    </>
  );
}
