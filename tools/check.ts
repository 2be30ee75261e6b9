import { findBoundaryViolations } from "./structure/boundaries.ts";
import { findBudgetViolations } from "./budgets.ts";
import { checkMessages } from "./messages/check.ts";
import { findStaleMessageTable } from "./payment-messages/message-table.ts";
import { checkUnusedTexts } from "./messages/unused.ts";
import { run } from "./run.ts";
import { findStrongLocks } from "./structure/row-locks.ts";
import { findLargeSizes, measureSizes } from "./structure/sizes.ts";
import { checkUnusedComponents } from "./structure/unused-components.ts";

type Check = { name: string; run: () => Promise<string[]> };

const program = (name: string, ...command: [string, ...string[]]): Check => ({
  name,
  run: async () => {
    const [file, ...parameters] = command;
    const { code, output } = await run(file, parameters, { isQuiet: true });
    return code === 0 ? [] : [output];
  },
});

const checks: readonly Check[] = [
  program("route types", "react-router", "typegen"),
  program("types", "tsc"),
  program("lint", "oxlint"),
  program("format", "oxfmt", "--check"),
  { name: "boundaries", run: findBoundaryViolations },
  { name: "budgets", run: findBudgetViolations },
  {
    name: "messages",
    run: async () => checkMessages().map(({ locale, id, problem }) => `${locale} ${id}: ${problem}`),
  },
  { name: "sizes", run: async () => findLargeSizes(await measureSizes()) },
  { name: "row locks", run: findStrongLocks },
  { name: "unused texts", run: async () => checkUnusedTexts() },
  { name: "unused components", run: checkUnusedComponents },
  { name: "payment messages", run: findStaleMessageTable },
  program("dead code", "knip"),
];

/** Everything that can be said about the code without running it. Returns how many checks failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const { name, run: find } of checks) {
    const problems = await find();
    console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${name}`);
    if (problems.length > 0) {
      failed += 1;
      console.log(problems.join("\n"));
    }
  }
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) process.exitCode = (await runChecks()).failed > 0 ? 1 : 0;
