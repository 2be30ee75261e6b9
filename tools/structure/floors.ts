import type { ImportGraph } from "./imports.ts";

/**
 * The floors of the storefront, from the top. A room may import what stands below it, by whatever way; two rooms of a
 * floor stand side by side and know nothing of each other.
 */
const floors: readonly (readonly RegExp[])[] = [
  [/^app\/(?:routes|middleware)\/|^app\/[^/]+$/],
  [/^app\/features\/([^/]+)\//],
  [/^app\/address\//],
  [/^app\/request\//],
  [/^app\/session\//],
  [/^app\/catalogue\//],
  [/^app\/settings\//],
  [/^app\/page\//],
  [/^app\/site\//],
  [/^app\/i18n\//, /^app\/rendering\//],
  [/^app\/ui\//, /^app\/domain\//],
];

type Place = { floor: number; room: string };

function placeOf(file: string): Place | undefined {
  for (const [floor, rooms] of floors.entries()) {
    for (const room of rooms) {
      const [, name] = room.exec(file) ?? [];
      if (room.test(file)) return { floor, room: name ?? room.source };
    }
  }
  return undefined;
}

const mayReach = (from: Place, to: Place): boolean => to.floor > from.floor || to.room === from.room;

/** The ways by which a file reaches a room that stands above or beside its own, each as the files it leads through. */
export function findUpwardImports(graph: ImportGraph): string[] {
  return [...graph.keys()].flatMap((file) => {
    const place = placeOf(file);
    const way =
      place &&
      findWay(graph, file, (target) => {
        const other = placeOf(target);
        return other !== undefined && !mayReach(place, other);
      });
    return way ? [`${way.join(" -> ")}: a room of the storefront imports only what stands below it`] : [];
  });
}

/** The shortest way from a file to one that is wanted; it goes on through files that have no place on a floor. */
function findWay(graph: ImportGraph, start: string, isWanted: (file: string) => boolean): string[] | undefined {
  const ways = [[start]];
  const seen = new Set([start]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const target of graph.get(way.at(-1) ?? "") ?? []) {
      if (isWanted(target)) return [...way, target];
      if (seen.has(target)) continue;
      seen.add(target);
      // What a room on a floor imports is judged where it stands.
      if (!placeOf(target)) ways.push([...way, target]);
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
