import { setTimeout as pause } from "node:timers/promises";

export type Answer = { status: number; ms: number; body: string; headers: Headers; location: string | undefined };

type RequestOptions = { body?: BodyInit; headers?: Record<string, string> };

/** Longer than any request may take, in milliseconds. */
const giveUpMs = 40_000;

/** A visitor's browser without a window. It sends cookies of the shop to every shop, and those of the platform there. */
export class Visitor {
  readonly jars: Record<string, Map<string, string>>;
  readonly publicOrigin: string;

  constructor(publicOrigin: string, jars: Visitor["jars"] = {}) {
    this.publicOrigin = publicOrigin;
    this.jars = jars;
  }

  /** The same visitor in another browser, whose cookies change independently. */
  copy(): Visitor {
    const jars = Object.entries(this.jars).map(([name, jar]) => [name, new Map(jar)] as const);
    return new Visitor(this.publicOrigin, Object.fromEntries(jars));
  }

  get(address: string, jar = "shop"): Promise<Answer> {
    return this.send(address, "GET", {}, jar);
  }

  form(address: string, fields: Record<string, string>, jar = "shop"): Promise<Answer> {
    return this.send(address, "POST", { body: new URLSearchParams(fields) }, jar);
  }

  json(address: string, body: object): Promise<Answer> {
    const options = { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return this.send(address, "POST", options, "shop");
  }

  private async send(
    address: string,
    method: string,
    { body, headers }: RequestOptions,
    jarName: string,
  ): Promise<Answer> {
    const jar = (this.jars[jarName] ??= new Map<string, string>());
    const started = performance.now();
    const origin = jarName === "shop" ? this.publicOrigin : new URL(address).origin;
    const request = fetch(address, {
      method,
      redirect: "manual",
      headers: {
        accept: "text/html",
        cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join("; "),
        ...(method === "POST" && { origin }),
        ...headers,
      },
      ...(body && { body }),
    });
    const response = await Promise.race([request, pause(giveUpMs).then(() => undefined)]).catch(() => undefined);
    const text = response ? await response.text() : "";
    const ms = Math.round(performance.now() - started);
    if (!response) return { status: 0, ms, body: "", headers: new Headers(), location: undefined };
    for (const line of response.headers.getSetCookie()) storeCookie(jar, line);
    const location = response.headers.get("location") ?? undefined;
    return { status: response.status, ms, body: text, headers: response.headers, location };
  }
}

function storeCookie(jar: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const [name = "", value = ""] = pair.split(/=(.*)/);
  if (value === "" || /max-age=0/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
  else jar.set(name, value);
}

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What the visitor gets to read: the target of a redirect, the start of a JSON document, or a page's heading and alert. */
export function sentenceOf({ body, headers, location, status }: Answer): string {
  if (location !== undefined) return `to ${location.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*/, "")}`;
  if (headers.get("content-type")?.includes("json")) return body.slice(0, 90);
  const alert = plainText(/role="(?:alert|status)"[^>]*>([\s\S]*?)<\/(?:div|p|section|output)>/.exec(body)?.[1] ?? "");
  const heading = plainText(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? "");
  return [heading, alert].filter(Boolean).join(" | ").slice(0, 110) || (status === 0 ? "no answer" : "");
}
