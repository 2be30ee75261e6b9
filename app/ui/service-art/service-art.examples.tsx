import type { ExampleSet } from "../example.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { SERVICE_DRAWINGS, ServiceArt } from "./service-art.tsx";

const GRID = { display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))" } as const;

const GALLERY = ["connected-navigation", "connected-navigation-pro", "live-traffic", "connected-complete"] as const;

export const serviceArtExamples: ExampleSet = {
  id: "service-art",
  title: "Service art",
  examples: (make) => [
    {
      name: "All of them",
      content: (
        <ul style={GRID}>
          {SERVICE_DRAWINGS.map((drawing) => (
            <li key={drawing} className="small">
              <ServiceArt drawing={drawing} make={make} />
              {drawing}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "Gallery",
      content: (
        <Gallery
          pictures={GALLERY.map((drawing) => ({ drawing, make }))}
          video={{ href: "/uikit", label: "Play video" }}
          formatLabel={(place, count) => `Image ${place} of ${count}`}
        />
      ),
    },
  ],
};
