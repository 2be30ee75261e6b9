import { EXAMPLE_NOW, exampleMonth, type ExampleSet } from "../example.ts";
import { endDatesAxis, expiryAxis } from "../time-axis/chart-axis.ts";
import { Chart, ChartKey, EndDates, Scale, TimeBar } from "./chart.tsx";

const ENDS = endDatesAxis(EXAMPLE_NOW, ["2028-12-15"]);
const EXPIRING = expiryAxis(EXAMPLE_NOW);

export const chartExamples: ExampleSet = {
  id: "chart",
  title: "Chart",
  examples: () => [
    {
      name: "New end dates after an order",
      content: (
        <>
          <EndDates
            axis={ENDS}
            now={EXAMPLE_NOW}
            todayLabel="Today"
            rows={[
              {
                name: "Connected Navigation",
                expiresOn: "2026-12-15",
                newEnd: "2028-12-15",
                endLabel: "15 Dec 2028",
                spokenEnd: ", until 15 December 2028",
              },
              {
                name: "Live Traffic",
                expiresOn: "2026-12-28",
                newEnd: "2027-12-28",
                endLabel: "28 Dec 2027",
                spokenEnd: ", until 28 December 2027",
              },
            ]}
          />
          <ChartKey paidLabel="Already paid" addedLabel="Added by this plan" todayLabel="Today" />
        </>
      ),
    },
    {
      name: "One subscription",
      content: (
        <Chart>
          <Scale axis={ENDS} now={EXAMPLE_NOW} todayLabel="Today" />
          <TimeBar axis={ENDS} now={EXAMPLE_NOW} expiresOn="2028-11-09" endLabel="Renews 9 Nov 2028" />
        </Chart>
      ),
    },
    {
      name: "Fourteen weeks",
      content: (
        <Chart>
          <Scale axis={EXPIRING} now={EXAMPLE_NOW} todayLabel="Today" formatMonth={exampleMonth} />
          <TimeBar axis={EXPIRING} now={EXAMPLE_NOW} expiresOn="2026-12-15" endLabel="15 Dec 2026" />
        </Chart>
      ),
    },
  ],
};
