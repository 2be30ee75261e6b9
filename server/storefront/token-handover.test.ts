import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TokenHandover } from "../../app/settings/token-handover.ts";
import type { Database } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createTokenHandover } from "./token-handover.ts";

let database: Database;
let handover: TokenHandover;
beforeAll(async () => {
  database = await openTestDatabase();
  handover = createTokenHandover(database.queries);
});
afterAll(() => database.close());

const at = (seconds: number) => new Date(Date.parse("2026-11-15T12:00:00Z") + seconds * 1000);

describe("createTokenHandover", () => {
  it("returns what was saved, until it expires", async () => {
    await handover.save("a", "sealed", at(120));
    expect(await handover.read("a", at(0))).toBe("sealed");
    expect(await handover.read("a", at(119))).toBe("sealed");
    expect(await handover.read("a", at(120))).toBeUndefined();
    expect(await handover.read("b", at(0))).toBeUndefined();
  });

  it("keeps the first of two saved values", async () => {
    await Promise.all([handover.save("twice", "one", at(120)), handover.save("twice", "one", at(120))]);
    await handover.save("twice", "two", at(240));
    expect(await handover.read("twice", at(0))).toBe("one");
  });

  it("takes a new value once the old one has expired", async () => {
    await handover.save("again", "one", at(120));
    await handover.save("again", "two", at(241));
    expect(await handover.read("again", at(130))).toBe("two");
  });

  it("deletes expired values", async () => {
    await handover.save("old", "sealed", at(0));
    await handover.save("new", "sealed", at(3_601));
    expect(await handover.read("old", at(-1))).toBeUndefined();
    expect(await handover.read("new", at(0))).toBe("sealed");
  });
});
