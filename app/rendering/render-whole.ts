import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type PageParts, rendered, type Rendered } from "./shared-parts/page-parts.ts";
import { styleValues } from "./style-hashes.ts";

const doctype = "<!DOCTYPE html>";

/** React's mark for a part that was not ready, or that failed. */
const missingPart = "<!--$!-->";

type Options = { nonce: string; parts?: PageParts | undefined };

/**
 * Renders the document in one piece. No loader of the shop returns promises, so streaming would gain nothing; and a
 * whole document can be inspected before it is sent.
 */
export async function renderWhole(
  page: (parts?: PageParts) => ReactNode,
  { nonce, parts }: Options,
): Promise<Rendered> {
  const html = doctype + renderToString(page(parts));
  // The code of a lazy part is loaded at its first use; only then the slower streaming renderer is needed.
  if (html.includes(missingPart)) return renderWhenReady(page(), nonce);
  if (!parts) return rendered(html);
  return parts.assemble(html) ?? rendered(doctype + renderToString(page()));
}

function renderWhenReady(page: ReactNode, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const bytes = Buffer.concat(chunks);
        resolve({ bytes, styles: styleValues(bytes.toString()) });
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
