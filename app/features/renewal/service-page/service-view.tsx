import { useState } from "react";
import { SharedPart } from "../../../rendering/shared-parts/shared-part.tsx";
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
  const { product, questions, countryCount, countries, expiresOn, today } = page;
  // Only a service that still works can be kept.
  const isRunning = expiresOn !== undefined && expiresOn >= today;
  const shown = { product, questions, countryCount, countries, isRunning };
  return (
    <>
      <ServiceBand page={page} chosenPlan={page.inBasket ?? chosen} />
      <PlanSection page={page} preset={preset} problem={problem} onChoose={setChosen} />
      {import.meta.env.SSR ? (
        <SharedPart name="service-details" inputs={shown}>
          <ServiceDetails shown={shown} />
        </SharedPart>
      ) : (
        <ServiceDetails shown={shown} />
      )}
    </>
  );
}
