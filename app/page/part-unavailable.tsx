import { hydrateOnInteraction } from "../rendering/hydrate-on-interaction.tsx";

/** Pages that show it link its styles: `stylesOfLazyViews("app/page/part-unavailable-view.tsx")`. */
export const PartUnavailable = hydrateOnInteraction(
  async () => (await import("./part-unavailable-view.tsx")).PartUnavailableView,
  { isPart: true },
);
