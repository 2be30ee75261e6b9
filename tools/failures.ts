import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** A test that failed, and what it said. */
export type Failure = { test: string; reasons: readonly string[] };

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const browserSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
const browserSuite = z.object({
  specs: z.array(browserSpec).default([]),
  get suites() {
    return z.array(browserSuite).default([]);
  },
});
const browserReport = z.object({
  suites: z.array(browserSuite),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

/** The failed tests of a vitest report; a file that could not even be read counts as one. */
export function unitFailures(report: unknown): Failure[] {
  return unitReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const failures = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({ test: `${name} › ${fullName}`, reasons: failureMessages ?? [] }));
    return failures.length === 0 && message ? [{ test: name, reasons: [message] }] : failures;
  });
}

/** The failed tests of a Playwright report, and what went wrong outside every test. */
export function browserFailures(report: unknown): Failure[] {
  const { suites, errors } = browserReport.parse(report);
  const outside = errors.map(({ message = "" }) => ({ test: "outside every test", reasons: [message] }));
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return [...failed.map((spec) => ({ test: nameOf(spec), reasons: errorsOf(spec) })), ...outside];
}

/** The tests of a Playwright report that passed only when they were tried again, with what went wrong first. */
export function retriedTests(report: unknown): Failure[] {
  return browserReport
    .parse(report)
    .suites.flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map((spec) => ({ test: nameOf(spec), reasons: errorsOf(spec).slice(0, 1) }));
}

const specsOf = ({ specs, suites }: z.infer<typeof browserSuite>): z.infer<typeof browserSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const nameOf = ({ file, line, title }: z.infer<typeof browserSpec>) => `${file}:${line} › ${title}`;

const errorsOf = ({ tests }: z.infer<typeof browserSpec>) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message ?? "")));

const longestReason = 25;

/** What is printed after everything else, for a reader who looks at the end only. */
export function describeFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ test, reasons }) => [`✗ ${test}`, ...reasons.flatMap(firstLines).map((line) => `    ${line}`)].join("\n"))
    .join("\n");
}

const firstLines = (reason: string) => stripVTControlCharacters(reason).split("\n").slice(0, longestReason);
