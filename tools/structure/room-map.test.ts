import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../source-files.ts";
import { floorOf } from "./floors.ts";
import { readImportGraph } from "./imports.ts";
import { measureRooms } from "./measure-rooms.ts";
import { describeImports, readMap } from "./room-map.ts";
import { listRooms } from "./rooms.ts";

const markdown = readFileSync(join(projectRoot, "ARCHITECTURE.md"), "utf8");
const rooms = await listRooms();

describe("the map in ARCHITECTURE.md", () => {
  it("has a row for every room, and no row without a room", () => {
    expect(
      readMap(markdown)
        .map(({ room }) => room)
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(rooms.toSorted((one, other) => one.localeCompare(other)));
  });

  it.each(readMap(markdown))("says what $room may import", ({ room, floor, mayImport }) => {
    expect(floor).toBe(String(floorOf(room) ?? ""));
    expect(mayImport).toBe(describeImports(room, rooms));
  });

  it("has the current numbers of the rooms", async () => {
    const { rooms: count, arrows, upward, roomsInCircles, moduleCircles } = measureRooms(await readImportGraph());
    expect(markdown).toMatch(
      new RegExp(
        `\\| now +\\| ${count} +\\| ${arrows} +\\| ${upward} +\\| ${roomsInCircles} +\\| ${moduleCircles} +\\|`,
      ),
    );
  });
});

describe("measureRooms", () => {
  it("counts rooms, arrows and circles", () => {
    const graph = new Map([
      ["app/site/a.ts", ["app/i18n/b.ts", "app/site/c.ts", "contracts/d.ts"]],
      ["app/i18n/b.ts", ["app/site/c.ts"]],
      ["app/site/c.ts", []],
      ["contracts/d.ts", []],
    ]);
    expect(measureRooms(graph)).toEqual({ rooms: 2, arrows: 2, upward: 1, roomsInCircles: 2, moduleCircles: 0 });
  });
});
