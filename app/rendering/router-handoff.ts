import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/**
 * Reads the router's data stream before rendering, which would otherwise suspend at each piece of it. The returned
 * context may be rendered any number of times.
 */
export async function readHandoff(context: EntryContext): Promise<() => EntryContext> {
  if (!context.serverHandoffStream) return () => context;
  const value = await text(context.serverHandoffStream);
  return () => ({
    ...context,
    renderMeta: { streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) } },
    serverHandoffStream: new ReadableStream(),
  });
}
