import { useState } from "react";
import type { Make } from "../make-logo/make-logo.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { Button } from "../button/button.tsx";
import { BuyCard } from "../buy-card/buy-card.tsx";
import { ChartKey } from "../chart/chart.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { EXAMPLE_NOW, EXAMPLE_VEHICLE, exampleMonth, type ExampleSet } from "../example.ts";
import { DarkBand } from "../dark-band/dark-band.tsx";
import { EXAMPLE_PLAN_LABELS, EXAMPLE_PLANS } from "../plan-selector/plan-selector.examples.tsx";
import { PlanSelector } from "../plan-selector/plan-selector.tsx";
import { KeyFigures } from "../key-figures/key-figures.tsx";
import { ExpiryTimeline, TimelineScale } from "../expiry-timeline/expiry-timeline.tsx";
import { SectionHead } from "../section-head/section-head.tsx";

function Band({ make }: { make: Make }) {
  const vehicle = EXAMPLE_VEHICLE[make];
  return (
    <DarkBand
      breadcrumb={
        <Breadcrumb
          label="Breadcrumb of the composition"
          crumbs={[
            { text: "Home", to: "/uikit" },
            { text: "Services", to: "/uikit" },
            { text: "Connected Navigation" },
          ]}
        />
      }
      pageTitle="Renewals"
      title="Renew Connected Navigation for your vehicle"
      facts={[
        { label: "Model", value: vehicle.name },
        { label: "VIN", value: vehicle.vin, isVin: true },
      ]}
      notice={{ title: "This service expires soon", text: "Renewal is due on 15 December 2026." }}
      timeline={
        <ExpiryTimeline
          now={EXAMPLE_NOW}
          ends={["2026-12-15"]}
          vehicle={vehicle.drawing}
          todayLabel="Today"
          caption={{ value: "30 days", full: "until it ends on 15 December 2026", brief: "left" }}
          scale={<TimelineScale now={EXAMPLE_NOW} formatMonth={exampleMonth} />}
        />
      }
      keyFigures={
        <KeyFigures
          figures={[
            { label: "Status", value: "Active", note: "Since 15 December 2025", status: "on" },
            { label: "Present plan", value: "12 months", note: "Auto-renewal is off" },
            {
              label: "Price",
              value: <a href="#composition-plans">{"From £89"}</a>,
              note: "You decide. Nothing is charged until you order.",
            },
          ]}
        />
      }
    />
  );
}

function Choice() {
  const [chosen, setChosen] = useState("24");
  const plan = EXAMPLE_PLANS.find(({ value }) => value === chosen);
  return (
    <section className="section" id="composition-plans">
      <div className="wrap">
        <SectionHead
          title="Choose your plan"
          lead="Your new term begins on 15 December 2026, the day the present one ends. Renewing early costs you no days."
        />
        <div className="grid">
          <div className="c8">
            <PlanSelector
              name="composition-plan"
              legend="Plans of the composition"
              now={EXAMPLE_NOW}
              expiresOn="2026-12-15"
              plans={EXAMPLE_PLANS}
              defaultPlan="24"
              onChoose={setChosen}
              labels={EXAMPLE_PLAN_LABELS}
            />
            <ChartKey paidLabel="Already paid" addedLabel="Added by this plan" todayLabel="Today" />
          </div>
          <BuyCard
            className="c4"
            title="Your selection"
            rows={[
              { label: "Service", value: "Connected Navigation" },
              { label: "Plan", value: plan?.term },
              { label: "New end date", value: plan?.newEndLabel },
              { label: "Pay today", value: plan?.price, isTotal: true },
            ]}
            taxNote="All prices include VAT"
            choices={
              <Checkbox
                id="composition-renew"
                note="To ensure you enjoy this service without interruption. We write to you 35 and 7 days before; you can turn it off at any time."
              >
                {"Renew this plan when it expires"}
              </Checkbox>
            }
            action={
              <Button isWide isTall>
                {"Add to basket"}
              </Button>
            }
            footnote="You have 14 days to change your mind, for a full refund."
          />
        </div>
      </div>
    </section>
  );
}

export const servicePageExamples: ExampleSet = {
  id: "composition",
  title: "A service page, put together",
  examples: (make) => [
    {
      name: "Night band, plans and purchase",
      isWide: true,
      content: (
        <>
          <Band make={make} />
          <Choice />
        </>
      ),
    },
  ],
};
