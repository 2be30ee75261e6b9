import type { Browser, Page } from "../identity/browser.ts";
import { follow } from "../shop/sign-in.ts";
import { anchorsOf, linksOf } from "./page-links.ts";

export type FoundLink = { address: string; from: string };

export type Crawl = {
  /** Every address that was opened. */
  opened: string[];
  /** Links that lead to no page, with what they lead to. */
  dead: string[];
  /** Pages of the shop whose footer lacks a function to end a contract, or that have no footer. */
  withoutWaysOut: string[];
  /** Links to other origins, mail addresses and telephone numbers. */
  external: FoundLink[];
};

type Options = {
  /** The start of the addresses to read; others are opened, but their links are not followed. */
  prefix: string;
  /** Opened first; they may answer with an error on purpose. */
  starts: readonly string[];
};

/** Parameters that say where to go afterwards: addresses that differ only in them are the same page. */
const RETURN_PARAMETERS = ["to", "from", "redirectUrl", "returnTo"];

/** Orders are many, and filters can be combined in hundreds of ways; so many of each kind are opened. */
const MAX_VARIANTS = 4;

/** Opens every address that pages lead to, each once, as one visitor. */
export async function crawl(browser: Browser, { prefix, starts }: Options): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const isNewVariant = countVariants();
  const queue: FoundLink[] = starts.map((address) => ({ address: browser.origin + address, from: "" }));
  for (const { address } of queue) {
    const url = new URL(address);
    if (url.origin !== browser.origin || answers.has(normalised(url)) || !isNewVariant(url)) continue;
    const answer = await openPage(browser, url);
    answers.set(normalised(url), answer);
    if (answer.page && isWithin(url.pathname, prefix)) queue.push(...linksFrom(answer.page));
  }
  const links = queue.filter(({ from }) => from !== "");
  return {
    opened: [...answers.keys()],
    dead: [...new Set(links.flatMap((link) => problemOf(link, answers) ?? []))],
    withoutWaysOut: [...answers.values()].flatMap(({ page }) => (page ? lackOfWaysOut(page, prefix) : [])),
    external: links.filter(({ address }) => new URL(address).origin !== browser.origin),
  };
}

/** Pages that are shown without header and footer, and those of the systems behind the shop. */
const BARE = /^\/(?:(?:stay-connected|drive-informed|uikit)$|identity\/|platform\/)/;

function lackOfWaysOut({ url, body, headers }: Page, prefix: string): string[] {
  const path = withoutPrefix(url.pathname, prefix);
  const isPage = headers.get("content-type")?.startsWith("text/html") && body.includes('<main id="main"');
  if (!isPage || !isWithin(url.pathname, prefix) || BARE.test(path)) return [];
  const [, footer = ""] = /<footer\b(.*)<\/footer>/s.exec(body) ?? [];
  const leadsTo = linksOf(footer);
  return ["/withdraw", "/cancel-subscription"]
    .filter((way) => !leadsTo.includes(prefix + way))
    .map((way) => `${url.pathname} has no ${way} in its footer`);
}

type Answer = { page?: Page; problem?: string };

function problemOf({ address, from }: FoundLink, answers: ReadonlyMap<string, Answer>): string | undefined {
  const url = new URL(address);
  const answer = answers.get(normalised(url));
  if (!answer) return undefined;
  const anchor = decodeURIComponent(url.hash.slice(1));
  const isMissing = answer.page && anchor !== "" && !anchorsOf(answer.page.body).has(anchor);
  const ending = isSamePage(url.pathname, from) ? undefined : deadEnd(answer.page);
  const problem = answer.problem ?? ending ?? (isMissing ? `no #${anchor}` : undefined);
  return problem && `${address} from ${from}: ${problem}`;
}

/** Says whether an address is among the first with its path and its parameters, whatever their ids and values are. */
function countVariants(): (url: URL) => boolean {
  const counts = new Map<string, number>();
  return ({ pathname, searchParams }) => {
    const path = pathname.replaceAll(/\/[^/]*\d[^/]*(?=\/|$)/g, "/:id");
    const kind = [path, ...[...searchParams.keys()].toSorted()].join(" ");
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MAX_VARIANTS;
  };
}

/** An error page may lead to a part of itself, or to itself in another language. */
function isSamePage(one: string, other: string): boolean {
  return withoutSiteAndLocale(one) === withoutSiteAndLocale(other);
}

const withoutSiteAndLocale = (path: string) =>
  path.replace(/^(?:\/(?:jaguar|landrover|[a-z]{2}-[A-Z]{2}))+(?=\/|$)/, "");

async function openPage(browser: Browser, url: URL): Promise<Answer> {
  try {
    return { page: await follow(browser, await browser.get(url, { accept: "text/html" })) };
  } catch (error) {
    return { problem: String(error) };
  }
}

function deadEnd(page: Page | undefined): string | undefined {
  if (page && (page.status === 404 || page.status >= 500)) return `${page.status} at ${page.url.pathname}`;
  return page?.url.pathname.endsWith("/page-not-found") ? "the not-found page" : undefined;
}

function linksFrom(page: Page): FoundLink[] {
  if (!page.headers.get("content-type")?.startsWith("text/html")) return [];
  return linksOf(page.body).map((href) => ({ address: new URL(href, page.url).href, from: page.url.pathname }));
}

function normalised({ origin, pathname, searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].filter(([name]) => !RETURN_PARAMETERS.includes(name)));
  query.sort();
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return origin + (query.size > 0 ? `${path}?${query.toString()}` : path);
}

const SITE_OR_LOCALE = /^\/(?:jaguar|landrover|[a-z]{2}-[A-Z]{2})(?:\/|$)/;

/** The default site and language have no prefix, so theirs are the addresses without any. */
function isWithin(pathname: string, prefix: string): boolean {
  if (/^\/(?:identity|platform\/mailbox)\//.test(pathname)) return true;
  if (prefix === "") return !SITE_OR_LOCALE.test(pathname);
  return `${pathname}/`.startsWith(`${prefix}/`) && !SITE_OR_LOCALE.test(`${withoutPrefix(pathname, prefix)}/`);
}

function withoutPrefix(pathname: string, prefix: string): string {
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) || "/" : pathname;
}
