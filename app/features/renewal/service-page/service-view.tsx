import type { RenewalProblem } from "../renewal-choice.ts";
import type { ServicePage } from "./load-service-page.server.ts";
import { PlanSection } from "./plan-section.tsx";
import { ServiceBand } from "./service-band.tsx";
import { ServiceDetails } from "./service-details.tsx";

type Props = { page: ServicePage; problem?: RenewalProblem | undefined };

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
