/** A frame that has just come may still be loading; what it may do is fixed once it is there. */
export const FRAME_SANDBOX_MS = 1000;

/** A bank's page in a frame sends forms and opens its app; it never moves the shop's page by itself. */
const allowed = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
].join(" ");

/**
 * Restricts every frame a second after it has come, also those of a method that is opened later. Holds for what the
 * frames load from then on. Returns how to call it off.
 */
export function restrictFramesLater(place: Node & ParentNode): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const restrictSoon = () => {
    const frames = place.querySelectorAll("iframe:not([sandbox])");
    if (frames.length === 0) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const frame of frames) frame.setAttribute("sandbox", allowed);
    }, FRAME_SANDBOX_MS);
    timers.add(timer);
  };
  const watching = new MutationObserver(restrictSoon);
  watching.observe(place, { childList: true, subtree: true });
  restrictSoon();
  return () => {
    watching.disconnect();
    for (const timer of timers) clearTimeout(timer);
  };
}
