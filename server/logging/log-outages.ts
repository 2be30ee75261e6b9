import { waitingRequestId } from "../../contracts/time-budget.ts";
import type { OutageObserver } from "../resilient-fetch.ts";
import type { Logger } from "./logger.ts";

export type OutageLog = OutageObserver & {
  /** An answer that does not match the contract; `call` is the path pattern without its values. */
  onMalformed(call: string, ms: number): void;
};

/** Logs each failed call of a backing system, and when its circuit breaker opens and closes. */
export function logOutages(logger: Logger, system: string): OutageLog {
  return {
    onFailedCall: (call) => logger.warn({ system, ...call, requestId: waitingRequestId() }, "call failed"),
    onMalformed: (call, ms) =>
      logger.warn({ system, kind: "malformed", call, ms, requestId: waitingRequestId() }, "call failed"),
    onBreaker: (state) =>
      logger.warn({ system, requestId: waitingRequestId() }, state === "opened" ? "breaker opened" : "breaker closed"),
  };
}
