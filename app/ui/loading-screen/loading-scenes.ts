import type { Make } from "../make-logo/make-logo.tsx";

type Scene = "studio-sweep" | "studio-sweep-jaguar" | "contour-dawn" | "night-road";

const STUDIO: Record<Make, Scene> = { landrover: "studio-sweep", jaguar: "studio-sweep-jaguar" };
const LANDSCAPE: Record<Make, Scene> = { landrover: "contour-dawn", jaguar: "night-road" };
const OTHER_LANDSCAPE: Record<Make, Scene> = { landrover: "night-road", jaguar: "contour-dawn" };

/** The first scene is the vehicle in the studio, if the vehicle is known, or else the make's landscape. */
export function loadingScenes(make: Make, isVehicleKnown: boolean): [Scene, Scene, Scene] {
  const [studio, landscape, other] = [STUDIO[make], LANDSCAPE[make], OTHER_LANDSCAPE[make]];
  return isVehicleKnown ? [studio, landscape, other] : [landscape, studio, other];
}

export const scenePath = (scene: Scene): string => `/art/scenes/${scene}.svg`;
