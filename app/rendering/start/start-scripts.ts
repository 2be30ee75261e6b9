import type { PageStart } from "./page-start.ts";
import { TOUCHED } from "./touched.ts";

/** The first events by which a visitor uses a page. */
const TOUCHES = ["mousemove", "pointerdown", "keydown", "focusin"];
/** How long a page that is not touched leaves the network to the visitor. */
const IDLE_MS = 4_000;

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** Loads the scripts of the page when it asks for them, and at the latest when it is touched. */
export function startAtItsMoment(start: PageStart): void {
  let isLoading = false;
  const load = () => {
    // Without its scripts the page still works, with a new document for each step.
    if (!isLoading) loadScripts(start).catch(() => undefined);
    isLoading = true;
  };
  const onTouch = ({ type, movementX, movementY }: MouseEvent) => {
    // Browsers also send mousemove for a resting mouse, when the page appears or moves below it.
    if (type === "mousemove" && !movementX && !movementY) return;
    // The mark lets views load their own code together with the scripts, and not at the next touch.
    document.documentElement.setAttribute(TOUCHED, "");
    load();
  };
  for (const type of TOUCHES) addEventListener(type, onTouch as EventListener, true);
  const { moment } = start;
  // A history entry may hold what only the scripts can show.
  if (moment === "now" || (history.state as { usr?: unknown } | null)?.usr) load();
  else addEventListener("load", moment === "load" ? load : () => setTimeout(loadWhenIdle, IDLE_MS, load));
}

function loadWhenIdle(load: () => void): void {
  const { saveData, effectiveType = "4g", type } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== "4g" || type === "cellular") return;
  // Safari has no such call.
  (window.requestIdleCallback ?? setTimeout)(load);
}

/** The entry does the rest. */
async function loadScripts({ texts, page: { modules, imports, manifest } }: PageStart): Promise<void> {
  // All files at once: otherwise the browser would find them one behind the other.
  for (const href of [...imports, ...Object.values(modules).flat(), ...texts]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  if (import.meta.env.DEV && manifest.hmr) await import(/* @vite-ignore */ manifest.hmr.runtime);
  await import(/* @vite-ignore */ manifest.entry.module);
}
