import { relative } from "node:path";
import { findImportViolations } from "./boundaries.ts";
import { floorOf, mayImportRoom } from "./floors.ts";

/** A row of the map in ARCHITECTURE.md. */
type MapRow = { room: string; floor: string; mayImport: string };

const row = /^\| `([\w/-]+)\/` *\| *(\d*) *\|[^|]+\| ([^|]+?) *\|$/gm;

/** The rows whose first cell is a room, such as `app/site/`. */
export function readMap(markdown: string): MapRow[] {
  return Array.from(markdown.matchAll(row), ([, room = "", floor = "", mayImport = ""]) => ({
    room,
    floor,
    mayImport,
  }));
}

/** What the boundaries and floors allow a room to import, as the map says it; its own files are always allowed. */
export function describeImports(room: string, rooms: readonly string[]): string {
  const others = rooms.filter((other) => other !== room && mayImport(room, other));
  if (others.length === rooms.length - 1) return "everything";
  const inside = others.filter((other) => floorOf(other) !== undefined);
  const outside = others.filter((other) => floorOf(other) === undefined);
  outside.push(...ports.filter((port) => !isInside(port, [room, ...others]) && mayImport(room, port)));
  const names = outside.sort().map((name) => `\`${name}/\``);
  return [...(inside.length > 0 ? [describeInside(room, inside, rooms)] : []), ...names].join(", ") || "nothing else";
}

/** Parts of a room that others may import while the rest of it stays closed to them. */
const ports = ["letters/outbox", "payments/port"];

const isInside = (port: string, rooms: readonly string[]) => rooms.includes(port.slice(0, port.indexOf("/")));

function describeInside(room: string, inside: readonly string[], rooms: readonly string[]): string {
  const below = rooms.filter((other) => other !== room && floorOf(other) !== undefined && mayImportRoom(room, other));
  return inside.length === below.length ? "lower floors" : inside.join(", ");
}

function mayImport(from: string, to: string): boolean {
  const specifier = relative(from, `${to}/b.ts`);
  const isAllowed = findImportViolations(
    `${from}/a.ts`,
    `import "${specifier.startsWith(".") ? "" : "./"}${specifier}";`,
  );
  return isAllowed.length === 0 && mayImportRoom(from, to);
}
