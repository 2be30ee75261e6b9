import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  test as base,
  type WebError,
} from "@playwright/test";

/**
 * Anything that goes wrong in a page: an error on the console (the browser reports violations of the security policy and
 * answers of 400 and above there), a failed request, an unhandled exception or rejection.
 */
type Problem = string;

type ProblemFixtures = {
  /** Problems a test means to cause, for a whole file or group: `test.use({ announcedProblems: [/status of 404/] })`. */
  announcedProblems: readonly RegExp[];
  /** The same for one test. */
  announce: (...patterns: readonly RegExp[]) => void;
  failOnProblems: void;
};

export const test = base.extend<ProblemFixtures & { announced: RegExp[] }>({
  announcedProblems: [[], { option: true }],
  announced: async ({ announcedProblems }, provide) => provide([...announcedProblems]),
  announce: async ({ announced }, provide) => provide((...patterns) => void announced.push(...patterns)),
  failOnProblems: [
    async ({ browser, announced }, provide) => {
      const problems: Problem[] = [];
      const stop = watch(browser, (problem) => problems.push(problem));
      await provide();
      stop();
      const unexpected = problems.filter((problem) => !announced.some((pattern) => pattern.test(problem)));
      expect(unexpected, "problems the test did not announce").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Reasons of failed requests that are no problem: a page that is left aborts its requests, and a request that a policy
 * blocks is reported on the console as well, except for the scripts of a browser without scripts.
 */
const harmlessReasons = new Set(["net::ERR_ABORTED", "csp"]);

/** Watches every window of the browser, including those that the test opens, until the returned function is called. */
function watch(browser: Browser, report: (problem: Problem) => void): () => void {
  const stops = browser.contexts().map((context) => watchContext(context, report));
  const onContext = (context: BrowserContext) => void stops.push(watchContext(context, report));
  browser.on("context", onContext);
  return () => {
    browser.off("context", onContext);
    for (const stop of stops) stop();
  };
}

function watchContext(context: BrowserContext, report: (problem: Problem) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") report(`console: ${message.text()} at ${message.location().url}`);
  };
  const onError = (error: WebError) => report(`exception: ${String(error.error())}`);
  const onRequestFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!harmlessReasons.has(reason)) report(`request: ${reason} ${request.method()} ${request.url()}`);
  };
  context.on("console", onConsole).on("weberror", onError).on("requestfailed", onRequestFailed);
  return () => void context.off("console", onConsole).off("weberror", onError).off("requestfailed", onRequestFailed);
}
