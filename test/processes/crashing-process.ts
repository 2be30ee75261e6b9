import { DrizzleQueryError } from "drizzle-orm";
import { runProgram } from "../../server/process/run-program.ts";

/** A process that crashes on a failed query, whose parameter must not be logged. */
const [, , when = "", parameter = ""] = process.argv;

const reported = Object.assign(new Error(`invalid input: ${parameter}`), { code: "22P02", severity: "ERROR" });
const failure = new DrizzleQueryError("select $1", [parameter], reported);

const crashes: Readonly<Record<string, () => void>> = {
  "at the start": () => {
    throw failure;
  },
  "in an event": () => {
    setImmediate(() => {
      throw failure;
    });
  },
  "in a promise": () => void Promise.reject(failure),
};

await runProgram("The test cannot start.", async () => {
  crashes[when]?.();
  return "";
});
