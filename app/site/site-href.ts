import type { Locale, LocaleId } from "./locales.ts";
import type { Site, SiteConfig } from "./site-config.ts";
import { findLocale, localeRef, readSitePath, siteRef } from "./site-path.ts";

type Query = Readonly<Record<string, string | undefined>>;

type HrefInput = {
  config: SiteConfig;
  site: Site;
  locale: Locale;
  /** A path of the shop without site and locale; it may have a query and a hash. */
  path: string;
  query?: Query;
  hash?: string;
};

/** The address of a page of the shop for a site and locale, without origin. */
export function siteHref({ config, site, locale, path, query = {}, hash }: HrefInput): string {
  const parts = splitPath(path);
  const isDefaultSite = site.id === config.defaultSite;
  const isDefaultLocale = locale.id === site.l10n.defaultLocale;
  const isBareHome = parts.pathname === "/" && isDefaultSite && isDefaultLocale;
  const showSite = !isBareHome && (config.showDefaults || !isDefaultSite);
  const showLocale = !isBareHome && (config.showDefaults || !isDefaultLocale);
  const refs = [
    { name: "site", ref: siteRef(config, site), placement: showSite ? config.placement.site : "none" },
    { name: "locale", ref: localeRef(locale), placement: showLocale ? config.placement.locale : "none" },
  ] as const;
  const prefix = refs.filter((part) => part.placement === "path").map((part) => `/${part.ref}`);
  const added = refs.filter((part) => part.placement === "query_param").map((part) => [part.name, part.ref]);
  const search = mergeQuery(parts.search, query, Object.fromEntries(added));
  return prefix.join("") + parts.pathname + search + withHash(hash ?? parts.hash);
}

/** The same page, query and site in another language. */
export function switchLocale({
  config,
  site,
  locale,
  url,
}: {
  config: SiteConfig;
  site: Site;
  locale: LocaleId;
  url: Pick<URL, "pathname" | "search" | "hash">;
}): string {
  const target = findLocale(site, locale) ?? findLocale(site, site.l10n.defaultLocale);
  if (!target) throw new Error(`No site ${site.id} with locale ${locale}`);
  const { pathname } = readSitePath(config, url.pathname);
  return siteHref({ config, site, locale: target, path: pathname + url.search + url.hash });
}

export function splitPath(path: string): { pathname: string; search: string; hash: string } {
  const hashAt = path.indexOf("#");
  const hash = hashAt < 0 ? "" : path.slice(hashAt);
  const withoutHash = hashAt < 0 ? path : path.slice(0, hashAt);
  const queryAt = withoutHash.indexOf("?");
  const pathname = queryAt < 0 ? withoutHash : withoutHash.slice(0, queryAt);
  return {
    // A leading run of slashes would be read as another host once the prefix is empty.
    pathname: `/${pathname.replace(/^\/+/, "")}`,
    search: queryAt < 0 ? "" : withoutHash.slice(queryAt),
    hash,
  };
}

/** Keeps the path's own parameters unchanged; site and locale are always replaced. */
function mergeQuery(search: string, query: Query, refs: Query): string {
  const parameters = Object.entries({ ...query, ...refs });
  if (search === "" && parameters.length === 0) return "";
  const replaced = new Set(["site", "locale", ...Object.keys(query)]);
  const remaining = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !replaced.has(parameterName(pair)));
  const added = parameters.flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  const pairs = [...remaining, ...added];
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function parameterName(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? "";
}

function withHash(hash: string): string {
  if (hash === "" || hash === "#") return "";
  return hash.startsWith("#") ? hash : `#${hash}`;
}
