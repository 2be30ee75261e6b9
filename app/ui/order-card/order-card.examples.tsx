import { ButtonLink } from "../button/button.tsx";
import { EXAMPLE_VEHICLE, type ExampleSet } from "../example.ts";
import type { ServiceDrawing } from "../service-art/service-art.tsx";
import { VehicleRow } from "../vehicle-row/vehicle-row.tsx";
import { OrderCard } from "./order-card.tsx";

const DRAWINGS: ServiceDrawing[] = [
  "connected-navigation",
  "live-traffic",
  "remote",
  "secure-tracker",
  "wifi-hotspot",
  "online-pack",
];

export const orderCardExamples: ExampleSet = {
  id: "order-card",
  title: "Order card",
  examples: (make) => [
    {
      name: "Six items",
      isWide: true,
      content: (
        <div className="wrap">
          <OrderCard
            title="Order 00012990"
            aside={<span className="quiet">{"6 items"}</span>}
            vehicle={<VehicleRow {...EXAMPLE_VEHICLE[make]} hasRule={false} isCompact />}
            thumbs={DRAWINGS.map((drawing) => ({ drawing, make }))}
            formatMore={(hidden) => ({ text: `+${hidden}`, spoken: `and ${hidden} more` })}
            facts={[
              { label: "Order date", value: "9 November 2026" },
              { label: "Total", value: "£498" },
            ]}
            action={
              <ButtonLink tone="line" to="/uikit">
                {"View order"}
              </ButtonLink>
            }
          />
        </div>
      ),
    },
  ],
};
