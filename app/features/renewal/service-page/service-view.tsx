import { useState } from "react";
import { presetPlan } from "../plans/preset-plan.ts";
import type { RenewalProblem } from "../renewal-choice.ts";
import type { ServicePage } from "./load-service-page.server.ts";
import { PlanSection } from "./plan-section.tsx";
import { ServiceBand } from "./service-band.tsx";
import { ServiceDetails } from "./service-details.tsx";

type Props = { page: ServicePage; problem?: RenewalProblem | undefined };

/** The page of one service. The band shows the plan that is chosen below it. */
export function ServiceView({ page, problem }: Props) {
  const preset = page.inBasket ?? presetPlan(page, problem?.chosen);
  const [chosen, setChosen] = useState(preset);
  return (
    <>
      <ServiceBand page={page} chosenPlan={page.inBasket ?? chosen} />
      <PlanSection page={page} preset={preset} problem={problem} onChoose={setChosen} />
      <ServiceDetails page={page} />
    </>
  );
}
