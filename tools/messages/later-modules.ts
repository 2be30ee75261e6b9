import { dirname, join, normalize } from "node:path";

/** Features whose views load with the first interaction; texts that only these views show are loaded with them. */
const LATER_FEATURES = [
  "contract-exit",
  "help/account",
  "help/cases",
  "help/contact",
  "help/faq",
  "help/questions",
  "orders",
  "overview",
  "payment/details",
  "service-list",
  "subscriptions",
];

const laterFeature = new RegExp(String.raw`^app/features/(?:${LATER_FEATURES.join("|")})/`);
/** Every page begins with these. */
const firstModule = /^app\/(?:root|entry\.client|routes\/.+)\.tsx$/;
const serverModule = /\.server\.tsx?$/;
/** Neither types nor what is imported on demand. */
const staticImport = /^(?:import|export)\s(?!type\s)[^"';]*?from\s*"(\.[^"]+)"/gm;

type Sources = ReadonlyMap<string, string>;

/**
 * The files of later features that no page loads with its document. What a server module names reaches the page as data
 * that any view may show, so it is not one of them.
 */
export function laterModules(sources: Sources): Set<string> {
  const atOnce = reachAtOnce(sources);
  return new Set(
    [...sources.keys()].filter((file) => laterFeature.test(file) && !serverModule.test(file) && !atOnce.has(file)),
  );
}

function reachAtOnce(sources: Sources): Set<string> {
  const reached = new Set([...sources.keys()].filter((file) => firstModule.test(file)));
  for (const file of reached) {
    if (serverModule.test(file)) continue;
    for (const [, path = ""] of (sources.get(file) ?? "").matchAll(staticImport)) {
      reached.add(normalize(join(dirname(file), path)));
    }
  }
  return reached;
}
