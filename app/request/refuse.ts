import { data } from "react-router";

/** Ends the request with a status. The error page, or the calling script, gets the body. */
export function refuse(status: number, body: unknown = null): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router answers with a status for what is thrown so
  throw data(body, { status });
}

/** Whether an error was thrown by `refuse` with this status. */
export function isRefusedWith(error: unknown, status: number): boolean {
  const { init } = (error ?? {}) as { init?: ResponseInit | null };
  return init?.status === status;
}
