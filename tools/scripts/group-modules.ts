import { type ModuleGraph, reach, requireModules } from "./reach.ts";

/** A file of the build, and when its modules are taken: a module goes into the first group that has it. */
export type ScriptGroup = { name: string; priority: number };

/** What a page fetches with its document, and what it may fetch later. */
type Page = { name: string; family: string; isDevelopment: boolean; atOnce: Set<string>; onDemand: Set<string> };

/** What a group imports is taken before it: the more pages and views use a module, the earlier. */
export const PRIORITIES = {
  framework: 7,
  shell: 6,
  familiesOnDemand: 5,
  families: 4,
  familyOnDemand: 3,
  family: 2,
  pageOnDemand: 1,
  page: 0,
} as const;

const SUFFIXES: Readonly<Record<string, string>> = {
  familiesOnDemand: "-views",
  familyOnDemand: "-views",
  page: "-parts",
};

function group(name: string, kind: keyof typeof PRIORITIES): ScriptGroup {
  return { name: `${name}${SUFFIXES[kind] ?? ""}`, priority: PRIORITIES[kind] };
}

const frameworkPackages = ["react", "react-dom", "react-router", "scheduler", "cookie-es"];
/** Starts the page when it is evaluated, so it stays alone: in a shared file it would start before the page's routes are there. */
const entry = /\/app\/entry\.client\.tsx$/;
/** Every page begins with these two. */
const everyPage = [entry, /\/app\/root\.tsx(?:\?|$)/];
/** Small, and used by most views: in a file of their own, or in another page's, they would cost more. */
const everyView = [/\/app\/ui\/(?:panel|vehicle-row)\/.*\.module\.css/, /\/app\/ui\/field\/use-correctable-error\.ts$/];
/** Letters and mails lead to this view: its style sheets come with the shell's, where they compress better. */
const firstView = /\/app\/features\/renewal\/service-page\/service-view\.tsx$/;
/** A page with code for the browser; pages of one folder are a family. */
const routeModule = /\/app\/routes\/(?:(?<folder>[\w-]+(?:\/[\w-]+)?)\/)?(?<file>[\w-]+)\.tsx\?/;
/** Folders whose pages share their code with those of another folder: both take the details of a card. */
const familyOfFolder: Readonly<Record<string, string>> = { "account/payment": "checkout" };
/** Other pages load its fields one by one: a file for each combination of pages would cost more than it saves. */
const joinedPages = ["checkout"];
/** What a joined page shares with this family is one file, without what only the views of other pages need. */
const lightest = "renewal";
const isForLightest = (pages: readonly Page[]) => pages.some(({ family }) => family === lightest);
/** Only testers and developers open these, so they decide nothing. */
const development = /\/app\/routes\/(?:development\/|uikit\.tsx)/;
/** What so many families of pages use is fetched with the shell: a file of its own would cost more. */
const familiesForShell = 3;

/**
 * Decides by imports which modules share a file, so that a page fetches few files and little that it does not use.
 * Modules without a group are left to the bundler.
 */
export function groupModules(graph: ModuleGraph): Map<string, ScriptGroup> {
  const framework = new Set(frameworkPackages.flatMap((name) => requireModules(graph, packagePattern(name))));
  const shell = readShell(graph);
  const pages = requireModules(graph, routeModule).map((id) => readPage(graph, id));
  const groups = new Map<string, ScriptGroup>();
  for (const id of graph.ids) {
    if (entry.test(id)) continue;
    if (framework.has(id)) groups.set(id, group("framework", "framework"));
    else if (shell.atOnce.has(id)) groups.set(id, group("shell", "shell"));
    else {
      const found = groupOfPages(id, pages, shell.onDemand.has(id));
      if (found) groups.set(id, found);
    }
  }
  return groups;
}

function readShell(graph: ModuleGraph): Pick<Page, "atOnce" | "onDemand"> {
  const starts = everyPage.flatMap((pattern) => requireModules(graph, pattern));
  const styles = requireModules(graph, firstView).flatMap((id) => [...reach(graph, id)].filter(isStyleSheet));
  const small = graph.ids.filter((id) => everyView.some((pattern) => pattern.test(id)));
  return {
    atOnce: new Set([...starts.flatMap((id) => [...reach(graph, id)]), ...styles, ...small]),
    onDemand: new Set(starts.flatMap((id) => [...reach(graph, id, { isOnDemandIncluded: true })])),
  };
}

function readPage(graph: ModuleGraph, id: string): Page {
  const { file = "", folder = file } = routeModule.exec(id)?.groups ?? {};
  return {
    name: file,
    family: familyOfFolder[folder] ?? folder,
    isDevelopment: development.test(id),
    atOnce: reach(graph, id),
    onDemand: reach(graph, id, { isOnDemandIncluded: true }),
  };
}

function groupOfPages(id: string, all: readonly Page[], isInShellOnDemand: boolean): ScriptGroup | undefined {
  const pages = all.filter(({ isDevelopment }) => !isDevelopment);
  const users = pages.filter(({ atOnce }) => atOnce.has(id));
  const later = pages.filter(({ atOnce, onDemand }) => onDemand.has(id) && !atOnce.has(id));
  const isOnDemand = isInShellOnDemand || later.length > 0;
  const families = familiesOf(users);
  const [first, second] = users;
  if (!first) return undefined;
  if (families.length >= familiesForShell) return group("shell", "shell");
  if (families.length > 1) return group(families.join("-"), isOnDemand ? "familiesOnDemand" : "families");
  const joined = users.find(({ name }) => joinedPages.includes(name));
  if (joined && isForLightest(later)) return group(`${joined.name}-${lightest}`, "familyOnDemand");
  if (second) return group(first.family, isOnDemand ? "familyOnDemand" : "family");
  if (isOnDemand)
    return group(`${first.name}-for-${othersOf(id, { first, later, isInShellOnDemand })}`, "pageOnDemand");
  const isInDevelopment = all.some(({ isDevelopment, atOnce }) => isDevelopment && atOnce.has(id));
  return isInDevelopment ? group(first.name, "page") : undefined;
}

type OnDemand = { first: Page; later: readonly Page[]; isInShellOnDemand: boolean };

function othersOf(id: string, { first, later, isInShellOnDemand }: OnDemand): string {
  if (joinedPages.includes(first.name) && !isStyleSheet(id)) return "others";
  return [...familiesOf(later), ...(isInShellOnDemand ? ["shell"] : [])].join("-");
}

function familiesOf(pages: readonly Page[]): string[] {
  return [...new Set(pages.map(({ family }) => family))].sort();
}

function packagePattern(name: string): RegExp {
  return new RegExp(`/node_modules/${name}/`);
}

function isStyleSheet(id: string): boolean {
  return /\.module\.css(?:\?|$)/.test(id);
}
