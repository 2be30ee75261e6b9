import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** What React writes in the place of a part that was not ready, or that failed. */
const missingPart = "<!--$!-->";

/**
 * The document in one piece. No loader of the shop hands out promises, so nothing is gained by streaming; and a whole one
 * can be looked over before it is sent.
 */
export async function renderWhole(page: () => ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const html = renderToString(page());
  // Only the first visitors have to wait for the code of a part, and only they need the stream that can wait.
  return html.includes(missingPart) ? renderWhenReady(page(), nonce) : Buffer.from(`<!DOCTYPE html>${html}`);
}

function renderWhenReady(page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Large parts that wait for nothing would still be sent apart, to be put in place by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
