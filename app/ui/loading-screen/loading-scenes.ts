import type { Make } from "../brand-mark/brand-mark.tsx";

export type Scene = "studio-sweep" | "studio-sweep-jaguar" | "contour-dawn" | "night-road";

const STUDIO: Record<Make, Scene> = { landrover: "studio-sweep", jaguar: "studio-sweep-jaguar" };
const OPEN_ROAD: Record<Make, Scene> = { landrover: "contour-dawn", jaguar: "night-road" };
const OTHER_ROAD: Record<Make, Scene> = { landrover: "night-road", jaguar: "contour-dawn" };

/** The first scene is the vehicle in the studio, if the vehicle is known, or else the make's landscape. */
export function loadingScenes(make: Make, isVehicleKnown: boolean): [Scene, Scene, Scene] {
  const [studio, road, other] = [STUDIO[make], OPEN_ROAD[make], OTHER_ROAD[make]];
  return isVehicleKnown ? [studio, road, other] : [road, studio, other];
}
