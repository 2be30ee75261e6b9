import type { ExampleSet } from "../example.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { SERVICE_DRAWINGS, ServiceArt } from "./service-art.tsx";
import { ServicePicture } from "./service-picture.tsx";

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
      name: "From an address, and without one",
      content: (
        <div style={GRID}>
          <ServicePicture src="/art/services/remote.svg" />
          <ServicePicture src={undefined} />
        </div>
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
