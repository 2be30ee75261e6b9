import { describe, expect, it } from "vitest";
import { browserFailures, describeFailures, retriedTests, unitFailures } from "./failures.ts";

const spec = (title: string, message?: string) => ({
  title,
  file: "shop.spec.ts",
  line: 7,
  ok: !message,
  tests: [{ status: message ? "unexpected" : "expected", results: [{ errors: message ? [{ message }] : [] }] }],
});

describe("failures of a run", () => {
  it("finds failed unit tests and files that could not be read", () => {
    const report = {
      testResults: [
        {
          name: "a.test.ts",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "adds", failureMessages: [] },
            { status: "failed", fullName: "subtracts", failureMessages: ["expected 1 to be 2"] },
          ],
        },
        { name: "b.test.ts", message: "no such module", assertionResults: [] },
      ],
    };
    expect(unitFailures(report)).toEqual([
      { test: "a.test.ts › subtracts", reasons: ["expected 1 to be 2"] },
      { test: "b.test.ts", reasons: ["no such module"] },
    ]);
  });

  it("finds failed browser tests in nested suites", () => {
    const report = {
      suites: [{ specs: [spec("opens")], suites: [{ specs: [spec("closes", "still open")] }] }],
      errors: [{ message: "the shop did not start" }],
    };
    expect(browserFailures(report)).toEqual([
      { test: "shop.spec.ts:7 › closes", reasons: ["still open"] },
      { test: "outside every test", reasons: ["the shop did not start"] },
    ]);
  });

  it("finds retried browser tests with their first failure only", () => {
    const tries = ["slow", "slower", undefined].map((message) => ({ errors: message ? [{ message }] : [] }));
    const retried = { ...spec("loads"), tests: [{ status: "flaky", results: tries }] };
    const report = { suites: [{ specs: [spec("opens")], suites: [{ specs: [retried] }] }] };
    expect(retriedTests(report)).toEqual([{ test: "shop.spec.ts:7 › loads", reasons: ["slow"] }]);
    expect(browserFailures(report)).toEqual([]);
  });

  it("describes which test failed and why, without colours and in a limited length", () => {
    const reason = ["\u001B[31mexpected\u001B[39m", ...Array.from({ length: 99 }, (_, line) => `line ${line}`)].join(
      "\n",
    );
    const lines = describeFailures([{ test: "a › b", reasons: [reason] }]).split("\n");
    expect(lines.slice(0, 3)).toEqual(["✗ a › b", "    expected", "    line 0"]);
    expect(lines).toHaveLength(26);
  });
});
