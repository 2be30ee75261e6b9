import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { buildWhenNeeded } from "./build.ts";
import { runChecks } from "./check.ts";
import { browserFailures, describeFailures, type Failure, unitFailures } from "./failures.ts";
import { run } from "./run.ts";

type Count = { passed: number; failed: number };

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

// Tests make databases of their own on the server that is named; the one it names for the shop stays as it is.
const { DATABASE_URL } = process.env;
if (DATABASE_URL) process.env.TEST_DATABASE_URL ??= DATABASE_URL;
delete process.env.DATABASE_URL;

const failures: Failure[] = [];
const reports = await mkdtemp(join(tmpdir(), "shop-tests-"));

async function runUnitTests(): Promise<Count> {
  const file = join(reports, "unit.json");
  const { code } = await run("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]);
  const report = await readReport(file);
  const { data } = unitReport.safeParse(report);
  if (!data) return { passed: 0, failed: 1 };
  failures.push(...unitFailures(report));
  const failed = data.numFailedTests || data.numFailedTestSuites;
  return { passed: data.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function runBrowserTests(): Promise<Count> {
  const file = join(reports, "browser.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { code } = await run("playwright", ["test", "--reporter=line,json"], { env });
  const report = await readReport(file);
  const { data } = browserReport.safeParse(report);
  if (!data) return { passed: 0, failed: 1 };
  failures.push(...browserFailures(report));
  const failed = data.stats.unexpected + data.stats.flaky;
  return { passed: data.stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => "null");
  return JSON.parse(text) as unknown;
}

async function build(): Promise<Count> {
  try {
    await buildWhenNeeded();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

const total: Count = { passed: 0, failed: 0 };
const steps: readonly [string, () => Promise<Count>][] = [
  ["Checks", runChecks],
  ["Unit and contract tests", runUnitTests],
  ["Build", build],
  ["Browser tests", runBrowserTests],
];
for (const [name, step] of steps) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  console.log(`-- ${name}: ${passed} good, ${failed} bad, ${Math.round((performance.now() - started) / 1000)} s`);
}
if (failures.length > 0) console.log(`\n${describeFailures(failures)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
