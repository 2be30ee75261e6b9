/**
 * The offline page as the worker caches it. It is shown at the address of the page that could not be loaded; the router
 * would see a mismatch there and reload for ever. So the page has no other script than one that loads the address again
 * when the shop can be reached.
 */
export function offlineDocument(html: string): string {
  const nonce = /<script\b[^>]*\bnonce="([^"]+)"/.exec(html)?.[1];
  const plain = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
  if (!nonce) return plain;
  return plain.replace("</body>", () => `<script nonce="${nonce}">(${String(retryWhenOnline)})()</script></body>`);
}

/** Runs in the offline page, so it uses nothing from outside. It polls, because "online" says nothing about the shop. */
function retryWhenOnline(): void {
  const retry = () => location.replace(location.pathname + location.search);
  const checkShop = async () => {
    const answer = await fetch("/service-get-maintenance-status").catch(() => undefined);
    if (answer?.ok) retry();
  };
  addEventListener("online", retry);
  setInterval(() => void checkShop(), 10_000);
  document.querySelector("main form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    retry();
  });
}
