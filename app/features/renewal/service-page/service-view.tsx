import type { ServicePage } from "./load-service-page.server.ts";
import { type PlanProblem, PlanSection } from "./plan-section.tsx";
import { ServiceBand } from "./service-band.tsx";
import { ServiceDetails } from "./service-details.tsx";

type Props = { page: ServicePage; problem?: { kind: PlanProblem } | undefined };

/** The page of one service. */
export function ServiceView({ page, problem }: Props) {
  return (
    <>
      <ServiceBand page={page} />
      <PlanSection page={page} problem={problem} />
      <ServiceDetails page={page} />
    </>
  );
}
