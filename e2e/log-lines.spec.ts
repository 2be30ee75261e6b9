import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./support/shop-test.ts";
import { findLogLeaks } from "./support/log-leaks.ts";

test(
  "no shop of this run has logged a token, a code, a VIN, a card number or an e-mail address",
  { tag: "@always" },
  () => {
    const folder = String(process.env.SHOP_LOGS);
    const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(logs.join("\n").split("\n").length).toBeGreaterThan(5);
    expect(logs.flatMap(findLogLeaks)).toEqual([]);
  },
);
