import { waitingRequestId } from "../../contracts/time-budget.ts";
import type { OutageObserver } from "../resilient-fetch.ts";
import type { Logger } from "./logger.ts";

export type OutageLog = OutageObserver & {
  /** An answer that is not the system's wire; `call` is the pattern of the address, without what fills it. */
  onMalformed(call: string, ms: number): void;
};

/** One line for each failed call of a backing system, and one when it is left alone and when it is asked again. */
export function logOutages(logger: Logger, system: string): OutageLog {
  return {
    onFailedCall: (call) => logger.warn({ system, ...call, requestId: waitingRequestId() }, "call failed"),
    onMalformed: (call, ms) =>
      logger.warn({ system, kind: "malformed", call, ms, requestId: waitingRequestId() }, "call failed"),
    onBreaker: (state) =>
      logger.warn({ system, requestId: waitingRequestId() }, state === "opened" ? "breaker opened" : "breaker closed"),
  };
}
