import type { Connection } from "../../contracts/client.ts";

type Cookie = { name: string; value: string; path: string };

/** A browser without a window: it keeps cookies by their paths, and follows redirects on request. */
export type Browser = {
  readonly origin: string;
  get(address: string | URL, headers?: Record<string, string>): Promise<Page>;
  /** Sends the page's form with its hidden fields, as a person would. */
  submit(page: Page, fields: Record<string, string>): Promise<Page>;
  post(
    address: string | URL,
    fields: Record<string, string> | [string, string][],
    headers?: Record<string, string>,
  ): Promise<Page>;
  cookies(): readonly Cookie[];
  /** Sets a cookie, as in a copy of the browser. */
  setCookie(name: string, value: string): void;
};

export type Page = {
  url: URL;
  status: number;
  headers: Headers;
  body: string;
  /** Where a redirect leads. */
  location: URL | undefined;
};

/** `origin` is the name under which the server is known; the connection is how it is reached. */
export function openBrowser(origin: string, connection: Connection): Browser {
  let jar: Cookie[] = [];
  const send = async (address: string | URL, init: RequestInit = {}): Promise<Page> => {
    const url = new URL(address, origin);
    const headers = new Headers(init.headers);
    const sent = jar.filter(({ path }) => isBelow(url.pathname, path));
    if (sent.length > 0) headers.set("cookie", sent.map(({ name, value }) => `${name}=${value}`).join("; "));
    const target = connection.baseUrl + url.pathname + url.search;
    const response = await connection.fetch(new Request(target, { ...init, headers, redirect: "manual" }));
    jar = keepCookies(jar, response.headers);
    const location = response.headers.get("location");
    return {
      url,
      status: response.status,
      headers: response.headers,
      body: await response.text(),
      location: location === null ? undefined : new URL(location, url),
    };
  };
  const post: Browser["post"] = (address, fields, headers = {}) =>
    send(address, { method: "POST", body: new URLSearchParams(fields), headers: { origin, ...headers } });
  return {
    origin,
    get: (address, headers = {}) => send(address, { headers }),
    post,
    submit: (page, fields) => post(new URL(formAction(page), page.url), { ...hiddenFields(page), ...fields }),
    cookies: () => jar,
    setCookie: (name, value) => void (jar = [...jar.filter((one) => one.name !== name), { name, value, path: "/" }]),
  };
}

export function hiddenFields({ body }: Page): Record<string, string> {
  const inputs = body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries(Array.from(inputs, ([, name = "", value = ""]) => [name, value]));
}

function formAction({ body }: Page): string {
  return /<form[^>]* action="([^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
}

function keepCookies(jar: readonly Cookie[], headers: Headers): Cookie[] {
  let kept = [...jar];
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(/; */);
    const [name = "", value = ""] = pair.split(/=(.*)/);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? "/";
    kept = kept.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (value !== "" && !attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one))) {
      kept.push({ name, value, path });
    }
  }
  return kept;
}

function isBelow(pathname: string, path: string): boolean {
  return path === "/" || pathname === path || pathname.startsWith(`${path}/`);
}
