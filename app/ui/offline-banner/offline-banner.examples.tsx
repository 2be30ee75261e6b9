import type { ExampleSet } from "../example.ts";
import { OfflineBanner } from "./offline-banner.tsx";

export const offlineBannerExamples: ExampleSet = {
  id: "offline-banner",
  title: "Offline banner",
  examples: () => [
    {
      name: "No connection",
      isWide: true,
      content: (
        <div data-offline="">
          <OfflineBanner text="You’re currently browsing in offline mode" />
        </div>
      ),
    },
  ],
};
