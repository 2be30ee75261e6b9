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

/** Holds for what the frames load from then on. Returns how to call it off. */
export function restrictFramesLater(place: ParentNode): () => void {
  const timer = setTimeout(() => {
    for (const frame of place.querySelectorAll("iframe")) frame.setAttribute("sandbox", allowed);
  }, FRAME_SANDBOX_MS);
  return () => clearTimeout(timer);
}
