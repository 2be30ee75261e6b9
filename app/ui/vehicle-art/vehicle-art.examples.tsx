import type { ExampleSet } from "../example.ts";
import { VehicleRow } from "../vehicle-row/vehicle-row.tsx";
import { VehicleOnLight } from "./vehicle-art.tsx";
import { VEHICLE_DRAWINGS } from "./vehicle-drawings.ts";

const ROW = { display: "flex", flexWrap: "wrap", gap: "1rem 2rem" } as const;

export const vehicleArtExamples: ExampleSet = {
  id: "vehicle-art",
  title: "Vehicle art",
  examples: () => [
    {
      name: "On paper",
      content: (
        <ul style={ROW}>
          {VEHICLE_DRAWINGS.map((drawing) => (
            <li key={drawing} className="small">
              <VehicleOnLight drawing={drawing} />
              {drawing}
            </li>
          ))}
          <li className="small">
            <VehicleOnLight />
            {"unknown"}
          </li>
        </ul>
      ),
    },
    { name: "In a summary", content: <VehicleRow drawing="defender" name="Defender 110" vin="SALEXXXXXXXXX0201" /> },
  ],
};
