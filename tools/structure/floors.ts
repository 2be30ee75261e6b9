import type { ImportGraph } from "./imports.ts";
import { roomOf } from "./rooms.ts";

/**
 * The floors of the storefront, from the top. A room imports only rooms on lower floors, directly or through files
 * outside the storefront; rooms on one floor do not import each other. Each feature is a room of its own.
 */
const floors: readonly (readonly string[])[] = [
  ["app"],
  ["app/routes", "app/worker"],
  ["app/middleware"],
  ["app/purchase"],
  ["app/features"],
  ["app/address"],
  ["app/request"],
  ["app/session"],
  ["app/catalogue"],
  ["app/settings"],
  ["app/page"],
  ["app/site"],
  ["app/i18n", "app/rendering"],
  ["app/ui", "app/domain"],
];

/** The number of a room's floor, counted from the lowest; undefined outside the storefront. */
export function floorOf(room: string): number | undefined {
  const name = room.startsWith("app/features/") ? "app/features" : room;
  const index = floors.findIndex((rooms) => rooms.includes(name));
  return index < 0 ? undefined : floors.length - index;
}

/** Whether a room of the storefront may import another one; rooms without a floor are judged by the boundaries. */
export function mayImportRoom(from: string, to: string): boolean {
  const [floor, other] = [floorOf(from), floorOf(to)];
  return floor === undefined || other === undefined || from === to || other < floor;
}

/** The imports that lead to a room above or beside a file's own, each as the files they lead through. */
export function findUpwardImports(graph: ImportGraph): string[] {
  return [...graph.keys()].flatMap((file) => {
    const way = findWay(graph, file, (target) => !mayImportRoom(roomOf(file), roomOf(target)));
    return way ? [`${way.join(" -> ")}: a room of the storefront imports only rooms on lower floors`] : [];
  });
}

/** The shortest chain of imports from a file to a wanted one; it continues only through files without a floor. */
function findWay(graph: ImportGraph, start: string, isWanted: (file: string) => boolean): string[] | undefined {
  const ways = [[start]];
  const seen = new Set([start]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const target of graph.get(way.at(-1) ?? "") ?? []) {
      if (isWanted(target)) return [...way, target];
      if (seen.has(target)) continue;
      seen.add(target);
      // What a room on a floor imports is checked for that room.
      if (floorOf(roomOf(target)) === undefined) ways.push([...way, target]);
    }
  }
  return undefined;
}

/** Files that import each other in a circle; each circle once. */
export function findCircles(graph: ImportGraph): string[] {
  const found: string[] = [];
  const state = new Map<string, "open" | "done">();
  const walk = (file: string, way: readonly string[]): void => {
    state.set(file, "open");
    for (const target of graph.get(file) ?? []) {
      const here = [...way, file];
      if (state.get(target) === "open") found.push([...here.slice(here.indexOf(target)), target].join(" -> "));
      else if (!state.has(target)) walk(target, here);
    }
    state.set(file, "done");
  };
  for (const file of graph.keys()) if (!state.has(file)) walk(file, []);
  return found.map((circle) => `${circle}: a circle of imports`);
}
