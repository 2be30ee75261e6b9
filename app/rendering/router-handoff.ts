import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/**
 * The router hands its data to the page as a stream, and rendering would stop at each piece of it. Read beforehand, there
 * is nothing to wait for. The context may be rendered any number of times.
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
