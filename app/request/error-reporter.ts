import { depsContext, factsContext, type RequestContext } from "./request-context.ts";

/** Logs an error with the id of this request. */
export function errorReporter(context: RequestContext): (error: unknown) => void {
  const { reportError } = context.get(depsContext);
  const { requestId } = context.get(factsContext);
  return (error) => reportError(error, { requestId });
}
