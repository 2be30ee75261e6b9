import type { Make } from "../make-logo/make-logo.tsx";
import { ButtonLink } from "../button/button.tsx";
import { EXAMPLE_NOW, exampleMonth, type ExampleSet } from "../example.ts";
import { expiryAxis, renewalAxis } from "../time-axis/chart-axis.ts";
import { Segmented } from "../segmented/segmented.tsx";
import type { ServiceDrawing } from "../service-art/service-art.tsx";
import { Tag } from "../tag/tag.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { TotalBar } from "../total-bar/total-bar.tsx";
import { ServiceChart, ServiceRow } from "./service-row.tsx";

interface ExampleService {
  name: string;
  drawing: ServiceDrawing;
  ends: string;
  due: string;
  endLabel: string;
  newEnd: string;
  newEndLabel: string;
  price: string;
}

const SERVICES: ExampleService[] = [
  {
    name: "Connected Navigation",
    drawing: "connected-navigation",
    ends: "2026-12-15",
    due: "15 December 2026",
    endLabel: "15 Dec 2026",
    newEnd: "2027-12-15",
    newEndLabel: "15 Dec 2027",
    price: "£89",
  },
  {
    name: "Secure Tracker",
    drawing: "secure-tracker",
    ends: "2027-01-13",
    due: "13 January 2027",
    endLabel: "13 Jan 2027",
    newEnd: "2028-01-13",
    newEndLabel: "13 Jan 2028",
    price: "£149",
  },
];

const TERMS = ["12", "24", "36"].map((months) => ({ value: months, text: months }));
const RENEWAL = renewalAxis(
  EXAMPLE_NOW,
  SERVICES.map((service) => service.newEnd),
);
const EXPIRY = expiryAxis(EXAMPLE_NOW);

function RenewAll({ make }: { make: Make }) {
  return (
    <>
      <ServiceChart axis={RENEWAL} now={EXAMPLE_NOW} labels={{ service: "Service", price: "Price", today: "Today" }}>
        {SERVICES.map(({ name, drawing, ends, due, newEnd, newEndLabel, price }) => (
          <ServiceRow
            key={name}
            name={name}
            art={{ drawing, make }}
            tag={<Tag state="soon">{`Renewal is due on ${due}`}</Tag>}
            axis={RENEWAL}
            now={EXAMPLE_NOW}
            expiresOn={ends}
            terms={{
              label: "Months",
              choice: <Segmented name={drawing} label={`${name}, months`} options={TERMS} defaultValue="12" />,
              outcomes: TERMS.map(({ text }, index) => ({
                price: index === 0 ? price : `${text} x ${price}`,
                newEnd,
                endLabel: newEndLabel,
              })),
            }}
            action={<TextLink to="/uikit">{"Find out more"}</TextLink>}
          />
        ))}
      </ServiceChart>
      <TotalBar
        text="Total for two services: £238"
        note="All prices include VAT."
        action={
          <ButtonLink isTall to="/uikit">
            {"Renew All (2)"}
          </ButtonLink>
        }
      />
    </>
  );
}

function Expiring({ make }: { make: Make }) {
  return (
    <ServiceChart
      axis={EXPIRY}
      now={EXAMPLE_NOW}
      labels={{ service: "Service", today: "Today" }}
      formatMonth={exampleMonth}
    >
      {SERVICES.map(({ name, drawing, ends, due, endLabel }) => (
        <ServiceRow
          key={name}
          name={name}
          art={{ drawing, make }}
          tag={<Tag state="soon">{`Expires on ${due}`}</Tag>}
          axis={EXPIRY}
          now={EXAMPLE_NOW}
          expiresOn={ends}
          endLabel={endLabel}
          action={
            <ButtonLink tone="line" to="/uikit">
              {"Renew now"}
            </ButtonLink>
          }
        />
      ))}
    </ServiceChart>
  );
}

export const serviceRowExamples: ExampleSet = {
  id: "service-row",
  title: "Service row",
  examples: (make) => [
    { name: "Renew all", isWide: true, content: <div className="wrap">{<RenewAll make={make} />}</div> },
    { name: "Expiring list", isWide: true, content: <div className="wrap">{<Expiring make={make} />}</div> },
  ],
};
