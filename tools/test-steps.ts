import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { browserFailures, describeFailures, type Failure, retriedTests, unitFailures } from "./failures.ts";
import { run } from "./run.ts";

export type StepResult = {
  passed: number;
  failed: number;
  failures?: readonly Failure[];
  /** Browser tests that passed only when they were tried again. */
  retried?: readonly Failure[];
};
export type TestStep = { name: string; run: () => Promise<StepResult> };

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * Runs one step after the other, those of an inner list at the same time, all of them also after a failed one. Prints
 * what failed and what had to be tried again at the very end.
 */
export async function runSteps(steps: readonly (TestStep | readonly TestStep[])[]): Promise<void> {
  const results: StepResult[] = [];
  for (const some of steps) results.push(...(await Promise.all([some].flat().map(runStep))));
  const retried = results.flatMap((result) => result.retried ?? []);
  if (retried.length > 0) {
    console.log(`\nPassed only when tried again, each a defect to mend:\n${describeFailures(retried)}`);
  }
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) console.log(`\n${describeFailures(failures)}`);
  const total = (count: "passed" | "failed") => results.reduce((sum, result) => sum + result[count], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
}

async function runStep({ name, run: runIt }: TestStep): Promise<StepResult> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const result = await runIt().catch(asFailure);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n-- ${name}: ${result.passed} good, ${result.failed} bad, ${seconds} s`);
  return result;
}

/** A step that could not even be run has failed; the others go on. */
function asFailure(error: unknown): StepResult {
  console.error(error);
  return { passed: 0, failed: 1, failures: [{ test: "the step itself", reasons: [String(error)] }] };
}

/** A step that is one program, judged by how it ends. */
export const programStep = (name: string, work: () => Promise<unknown>): TestStep => ({
  name,
  run: async () => {
    await work();
    return { passed: 1, failed: 0 };
  },
});

export async function runUnitTests(parameters: readonly string[] = []): Promise<StepResult> {
  const file = await newReport("unit.json");
  const options = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await run("vitest", [...options, ...parameters]);
  const report = await readReport(file);
  const { data } = unitReport.safeParse(report);
  if (!data) return { passed: 0, failed: 1 };
  const failed = data.numFailedTests || data.numFailedTestSuites;
  return {
    passed: data.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: unitFailures(report),
  };
}

export async function runBrowserTests(parameters: readonly string[]): Promise<StepResult> {
  const file = await newReport("browser.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { code } = await run("playwright", ["test", "--reporter=line,json", ...parameters], { env });
  const report = await readReport(file);
  const { data } = browserReport.safeParse(report);
  if (!data) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = data.stats;
  return {
    passed: expected + flaky,
    failed: code === 0 ? unexpected : Math.max(unexpected, 1),
    failures: browserFailures(report),
    retried: retriedTests(report),
  };
}

const newReport = async (name: string) => join(await mkdtemp(join(tmpdir(), "shop-tests-")), name);

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => "null");
  return JSON.parse(text) as unknown;
}
