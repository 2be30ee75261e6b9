import { describeError } from "../../database/describe-error.ts";
import { ConfigurationError } from "../environment/configuration-error.ts";
import { redact } from "../../app/domain/redaction.ts";

/**
 * Runs a program of the shop and prints its result. Errors are printed without the parameters of a failed query, which
 * Node itself would print.
 */
export async function runProgram(failure: string, work: () => Promise<string>): Promise<void> {
  // Only this user may read the files of the process: the database, the secret, the settings for another process.
  process.umask(0o077);
  process.on("uncaughtException", endAfterCrash);
  process.on("unhandledRejection", endAfterCrash);
  try {
    console.log(await work());
  } catch (error) {
    console.error(redact(`${failure} ${reasonOf(error)}`));
    process.exit(1);
  }
}

/** One line for a mistake in the settings; the stack for any other error. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return `${error.message.replace(/\.$/, "")}.`;
  const { error: described, stack } = describeError(error);
  return stack === undefined ? described : `${described}\n${stack}`;
}

function endAfterCrash(error: unknown): void {
  const line = { level: "fatal", time: new Date().toISOString(), ...describeError(error), msg: "crashed" };
  console.error(redact(JSON.stringify(line)));
  process.exit(1);
}
