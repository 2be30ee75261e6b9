/** A new frame may still be loading, so it is sandboxed after this delay. */
export const FRAME_SANDBOX_MS = 1000;

/** A bank's page may send forms and open its app, but navigate the shop's page only after an action of the customer. */
const allowed = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
].join(" ");

/**
 * Sandboxes every frame a second after it was added, also those of a method that is opened later. Applies to what the
 * frames load from then on. Returns a function that stops it.
 */
export function restrictFrames(container: Node & ParentNode): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const scheduleRestriction = () => {
    const frames = container.querySelectorAll("iframe:not([sandbox])");
    if (frames.length === 0) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const frame of frames) frame.setAttribute("sandbox", allowed);
    }, FRAME_SANDBOX_MS);
    timers.add(timer);
  };
  const observer = new MutationObserver(scheduleRestriction);
  observer.observe(container, { childList: true, subtree: true });
  scheduleRestriction();
  return () => {
    observer.disconnect();
    for (const timer of timers) clearTimeout(timer);
  };
}
