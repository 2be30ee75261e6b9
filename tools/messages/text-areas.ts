import { dirname, join, normalize } from "node:path";

/** Features whose views load with the first interaction; texts that only these views show are loaded with them. */
const LATER_FEATURES = {
  account: [
    "contract-exit",
    "help/account",
    "help/cases",
    "help/contact",
    "help/faq",
    "help/questions",
    "orders",
    "overview",
    "payment/details",
    "personal-data",
    "renewal-links",
    "service-list",
    "subscriptions",
  ],
  shop: ["basket", "renewal", "vehicle"],
} as const;

/** Pages that are documents of their own; texts that only their parts show come with them. */
const CHECKOUT_ROUTES = /^app\/routes\/(?:account\/payment|checkout)\//;

/** Each area has a chunk of texts besides the first one. */
export const TEXT_AREAS = ["account", "shop", "checkout"] as const;
export type TextArea = (typeof TEXT_AREAS)[number];

/** Modules that write texts and send them as texts, and the law, which servers read: no browser needs the texts that only these name. */
const writtenOnServer = /^contracts\/|-texts\.server\.ts$/;
export const isWrittenOnServer = (file: string): boolean => writtenOnServer.test(file);

/** Every page begins with these. */
const firstModule = /^app\/(?:root|entry\.client|routes\/.+)\.tsx$/;
const serverModule = /\.server\.tsx?$/;
/** Neither types nor what is imported on demand. */
const staticImport = /^(?:import|export)\s(?!type\s)[^"';]*?from\s*"(\.[^"]+)"/gm;

type Sources = ReadonlyMap<string, string>;

/**
 * The area of each file whose texts are not in the first chunk. What a server module or a route names reaches the page as
 * data that any view may show, so it belongs to no area.
 */
export function textAreas(sources: Sources): Map<string, TextArea> {
  const routes = [...sources.keys()].filter((file) => firstModule.test(file));
  const atOnce = reach(sources, routes);
  const others = reach(
    sources,
    routes.filter((file) => !CHECKOUT_ROUTES.test(file)),
  );
  const areaOf = (file: string): TextArea | undefined => {
    if (serverModule.test(file) || firstModule.test(file)) return undefined;
    if (!atOnce.has(file)) return laterArea(file);
    return others.has(file) ? undefined : "checkout";
  };
  return new Map(
    [...sources.keys()].flatMap((file) => {
      const area = areaOf(file);
      return area ? [[file, area] as const] : [];
    }),
  );
}

function laterArea(file: string): TextArea | undefined {
  const isIn = (features: readonly string[]) => features.some((name) => file.startsWith(`app/features/${name}/`));
  return (["account", "shop"] as const).find((area) => isIn(LATER_FEATURES[area]));
}

function reach(sources: Sources, starts: Iterable<string>): Set<string> {
  const reached = new Set(starts);
  for (const file of reached) {
    if (serverModule.test(file)) continue;
    for (const [, path = ""] of (sources.get(file) ?? "").matchAll(staticImport)) {
      reached.add(normalize(join(dirname(file), path)));
    }
  }
  return reached;
}
