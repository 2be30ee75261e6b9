import { startTemporaryPostgres } from "../test/temporary-postgres.ts";
import { buildWhenNeeded } from "./build.ts";
import { run } from "./run.ts";
import { programStep, runBrowserTests, runSteps, runUnitTests } from "./test-steps.ts";

/** What `npm test` leaves out because it takes long. PostgreSQL 15 or newer has to be installed. */
const server = await startTemporaryPostgres();
const { TEST_DATABASE_URL } = process.env;
process.env.LONG_TESTS = "1";

/** Rooms whose tests open a database, as parts of a file's path. */
const roomsWithData = ["database/", "platform/", "payments/", "server/", "test/", "features/"];
/** Tests of the whole shop bring an embedded database of their own, whatever server is named. */
const testsOfWholeShop = "test/{account,contract-exit,guest,help,shop}/**";
/** Checkouts on each engine while processes are killed. */
const checkouts = "100";

/** Checkouts with each mistake that is put into the shop on purpose. */
const faultyCheckouts = "60";

async function runChaos(env: Record<string, string>, ...parameters: string[]): Promise<void> {
  const { code } = await run("node", ["bench/checkout-chaos.ts", ...parameters], { env });
  if (code !== 0) throw new Error(`The checkouts ended with ${code}.`);
}

async function onPostgres<Result>(work: () => Promise<Result>): Promise<Result> {
  process.env.TEST_DATABASE_URL = server.url;
  try {
    return await work();
  } finally {
    if (TEST_DATABASE_URL === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = TEST_DATABASE_URL;
  }
}

// The checkouts mostly wait for processes that start again, and leave the cores to the tests beside them.
await runSteps([
  programStep("Build", buildWhenNeeded),
  { name: "Long walks in a browser", run: () => runBrowserTests(["--grep=@long|@always"]) },
  [
    { name: "Long unit and contract tests", run: () => runUnitTests([".long.test."]) },
    programStep("Checkouts with kills", () => runChaos({ CHECKOUTS: checkouts, DATABASE_URL: server.url })),
  ],
  [
    {
      name: "Unit and contract tests on PostgreSQL",
      run: () => onPostgres(() => runUnitTests([...roomsWithData, `--exclude=${testsOfWholeShop}`])),
    },
    programStep("Checkouts with mistakes that must be found", () =>
      runChaos({ CHECKOUTS: faultyCheckouts, SEED: "7" }, "mutants"),
    ),
  ],
  { name: "Purchases in a browser on PostgreSQL", run: () => onPostgres(() => runBrowserTests(["e2e/journeys"])) },
]);
await server.stop();
