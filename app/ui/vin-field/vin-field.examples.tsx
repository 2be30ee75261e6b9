import type { ExampleSet } from "../example.ts";
import { VinField } from "./vin-field.tsx";

const clean = (typed: string) => typed.replaceAll(" ", "");
const formatCount = (typed: number, length: number) => `${typed} of ${length}`;

export const vinFieldExamples: ExampleSet = {
  id: "vin-field",
  title: "VIN field",
  examples: () => [
    {
      name: "Half typed",
      content: (
        <VinField
          id="vf-vin"
          label="Vehicle identification number (VIN)"
          hint="17 letters and digits. Spaces and small letters are fine."
          footnote="The letters I, O and Q never appear in a VIN."
          defaultValue="SALEA7BWAS2"
          clean={clean}
          formatCount={formatCount}
        />
      ),
    },
    {
      name: "Error",
      content: (
        <VinField
          id="vf-error"
          label="VIN of the other vehicle"
          defaultValue="SALEA7"
          error="Please enter all 17 characters."
          clean={clean}
          formatCount={formatCount}
        />
      ),
    },
  ],
};
