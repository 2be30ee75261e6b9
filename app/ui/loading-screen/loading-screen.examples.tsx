import { EXAMPLE_VEHICLE, type ExampleSet } from "../example.ts";
import { LoadingScreen } from "./loading-screen.tsx";

export const loadingScreenExamples: ExampleSet = {
  id: "loading-screen",
  title: "Loading screen",
  examples: (make) => [
    {
      name: "With a known vehicle",
      isWide: true,
      content: (
        <div className="wrap">
          <LoadingScreen
            make={make}
            isVehicleKnown
            isInset
            title={`Asking your ${EXAMPLE_VEHICLE[make].name}`}
            text="This takes a few seconds."
            stopLabel="Stop the animation"
          />
        </div>
      ),
    },
  ],
};
