import { measureClientBytes } from "../bench/client-bytes.ts";
import { buildWhenNeeded } from "./build.ts";
import { runChecks } from "./check.ts";
import { programStep, runBrowserTests, runSteps, runUnitTests, type StepResult } from "./test-steps.ts";

// Tests make databases of their own on the server that is named; the one it names for the shop stays as it is.
const { DATABASE_URL } = process.env;
if (DATABASE_URL) process.env.TEST_DATABASE_URL ??= DATABASE_URL;
delete process.env.DATABASE_URL;

/** Tests of the whole shop need the build: made by the first of them, it would take that test's time on a busy machine. */
async function runUnitTestsOfBuild(): Promise<StepResult> {
  await buildWhenNeeded();
  return runUnitTests();
}

await runSteps([
  // Neither keeps two cores busy by itself.
  [
    { name: "Checks", run: runChecks },
    { name: "Unit and contract tests", run: runUnitTestsOfBuild },
  ],
  programStep("Page weight", async () => {
    const missed = await measureClientBytes();
    if (missed.length > 0) throw new Error(`Budgets missed: ${missed.join("; ")}`);
  }),
  { name: "Browser tests", run: () => runBrowserTests(["--grep-invert=@long"]) },
]);
