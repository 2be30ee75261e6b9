import { findCircles, mayImportRoom } from "./floors.ts";
import type { ImportGraph } from "./imports.ts";
import { roomOf } from "./rooms.ts";

/** The order of the storefront's rooms in numbers; types count as imports. */
type RoomNumbers = {
  rooms: number;
  /** Pairs of rooms of which one imports the other. */
  arrows: number;
  /** Arrows to a room above or beside. */
  upward: number;
  /** Rooms that import themselves through others. */
  roomsInCircles: number;
  /** Files that import themselves through others, each circle once. */
  moduleCircles: number;
};

export function measureRooms(graph: ImportGraph): RoomNumbers {
  const targets = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    if (!file.startsWith("app/")) continue;
    const room = roomOf(file);
    const others = imported.filter((target) => target.startsWith("app/")).map(roomOf);
    targets.set(room, new Set([...(targets.get(room) ?? []), ...others.filter((other) => other !== room)]));
  }
  const arrows = [...targets].flatMap(([room, others]) => [...others].map((other) => [room, other] as const));
  return {
    rooms: targets.size,
    arrows: arrows.length,
    upward: arrows.filter(([from, to]) => !mayImportRoom(from, to)).length,
    roomsInCircles: [...targets.keys()].filter((room) => reachesItself(targets, room)).length,
    moduleCircles: findCircles(graph).length,
  };
}

function reachesItself(targets: ReadonlyMap<string, ReadonlySet<string>>, room: string): boolean {
  const reached = new Set(targets.get(room));
  for (const other of reached) for (const target of targets.get(other) ?? []) reached.add(target);
  return reached.has(room);
}
