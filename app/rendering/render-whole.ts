import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

const doctype = Buffer.from("<!DOCTYPE html>");

/** React's mark for a part that was not ready, or that failed. */
const missingPart = "<!--$!-->";

/**
 * Renders the document in one piece. No loader of the shop returns promises, so streaming would gain nothing; and a
 * whole document can be inspected before it is sent.
 */
export async function renderWhole(page: () => ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const html = renderToString(page());
  // The code of a lazy part is loaded at its first use; only then the slower streaming renderer is needed.
  return html.includes(missingPart) ? renderWhenReady(page(), nonce) : Buffer.concat([doctype, Buffer.from(html)]);
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
      // Otherwise React would send large parts separately and insert them by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
