import { data } from "react-router";
import { FailurePage } from "../../features/shell/error-pages/error-page.tsx";
import { VehicleTroubleStage } from "../../features/vehicle/elsewhere/vehicle-trouble.tsx";
import { readTrouble } from "../../features/vehicle/lookup/way-after-lookup.ts";
import { PageHead } from "../../page-head.tsx";
import { safeReturnPath } from "../../site/return-path.ts";
import type { Route } from "./+types/generic-error";

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const redirectUrl = safeReturnPath(query.get("redirectUrl"));
  return data({ trouble: readTrouble(query), redirectUrl }, { status: 500 });
}

export default function GenericError({ loaderData: { trouble, redirectUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="page.genericError" isUnlisted />
      {trouble ? <VehicleTroubleStage trouble={trouble} redirectUrl={redirectUrl} /> : <FailurePage />}
    </>
  );
}
