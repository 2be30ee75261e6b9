import { expect, it } from "vitest";
import { isConnectionFailure } from "./connection-failure.ts";

it.each([
  [new Error("Loading chunk 7 failed after 120 s"), true],
  [Object.assign(new Error("x"), { name: "ChunkLoadError" }), true],
  [new TypeError("Failed to fetch"), true],
  [new TypeError("Failed to fetch dynamically imported module: /assets/a.js"), true],
  [new TypeError("NetworkError when attempting to fetch resource."), true],
  [new TypeError("Load failed"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("Cannot read properties of undefined"), false],
  [new Error("A defect"), false],
  [{ status: 404 }, false],
  [undefined, false],
])("the error %o is a connection failure: %s", (error, expected) => {
  expect(isConnectionFailure(error)).toBe(expected);
});
