import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../database/database.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { refundRequests } from "../tables.ts";
import { addRefundRequest } from "./refund-request.ts";

describe("storing a refund request", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("takes another number when the first one is taken", async () => {
    const at = new Date("2026-11-15T12:00:00Z");
    const numbers = ["R-AAAA-AAAA", "R-AAAA-AAAA", "R-CCCC-CCCC"];
    const add = () => database.transaction((tx) => addRefundRequest({ tx, at }, () => numbers.shift() ?? ""));
    expect([await add(), await add()]).toEqual(["R-AAAA-AAAA", "R-CCCC-CCCC"]);
    expect(await database.queries.select().from(refundRequests)).toHaveLength(2);
  });
});
