/**
 * The offline page as the worker keeps it. It is shown under the address of the page that could not be fetched, which
 * the router would take for a mistake and load again without end; so the page has one script only, which loads that
 * address again when the shop can be reached.
 */
export function offlineDocument(html: string): string {
  const nonce = /<script\b[^>]*\bnonce="([^"]+)"/.exec(html)?.[1];
  const plain = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
  if (!nonce) return plain;
  return plain.replace("</body>", () => `<script nonce="${nonce}">(${String(retryWhenOnline)})()</script></body>`);
}

/** Runs in the offline page, where it can use nothing but itself. A shop may also come back without the browser noticing. */
function retryWhenOnline(): void {
  const retry = () => location.replace(location.pathname + location.search);
  const look = async () => {
    const answer = await fetch("/service-get-maintenance-status").catch(() => undefined);
    if (answer?.ok) retry();
  };
  addEventListener("online", retry);
  setInterval(() => void look(), 10_000);
  document.querySelector("main form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    retry();
  });
}
