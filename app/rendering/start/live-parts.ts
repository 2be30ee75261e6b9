import type { PageStart } from "./page-start.ts";

const POLL_MS = 120_000;

const root = document.documentElement;

/** What a page does whether or not its other scripts have been loaded: it notices a lost connection and a closed shop. */
export function startLiveParts(paths: PageStart["paths"]): void {
  markConnection();
  for (const change of ["online", "offline"]) addEventListener(change, markConnection);
  // A failed check is ignored; the next one follows.
  setInterval(() => void checkStatus(paths).catch(() => undefined), POLL_MS);
}

/** The style sheet shows the banner by this mark. */
function markConnection(): void {
  root.toggleAttribute("data-offline", !navigator.onLine);
}

/** Opens the maintenance page when the shop has closed, and from there the home page when it is open again. */
async function checkStatus([status, maintenance, home]: PageStart["paths"]): Promise<void> {
  const isClosed = document.querySelector("[data-closed]");
  // A page that a closed shop shows too, such as the form of a withdrawal, is left alone.
  if (document.querySelector("[data-stays-open]")) return;
  const body = (await (await fetch(status)).json()) as { storefront_status?: string };
  // A payment in progress is not interrupted: its result is shown first.
  if (body.storefront_status !== (isClosed ? "online" : "maintenance") || "paying" in root.dataset) return;
  location.assign(isClosed ? home : maintenance);
}
