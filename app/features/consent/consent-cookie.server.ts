import { type ConsentChoice, consentChoices } from "./consent.ts";
import { requestCookies } from "../../settings/request-cookies.server.ts";

/** Where connections are secure, no other host of the domain can set it. */
const nameOn = (origin: string) => (origin.startsWith("https:") ? "__Host-consent" : "consent");
/** Half a year: how long a choice may count before it is asked for again. */
const maxAgeSeconds = 182 * 86_400;
/** Cookies that a tag manager's statistics leave behind. */
const statistics = /^_(?:ga|gid|gat|gcl)(?:_|$)/;

/** Not sealed: it holds nothing but the choice, and says nothing about who chose. */
export function readConsentChoice(
  request: Request,
  { publicOrigin }: { publicOrigin: string },
): ConsentChoice | undefined {
  const value = requestCookies(request)[nameOn(publicOrigin)];
  return consentChoices.find((choice) => choice === value);
}

/** Global Privacy Control: the browser speaks for its owner. */
export function signalledIn(request: Request): boolean {
  return request.headers.get("sec-gpc") === "1";
}

/** The lines that keep a choice. A refusal also takes away what an earlier yes has left in the browser. */
export function consentCookies(
  choice: ConsentChoice,
  { request, publicOrigin }: { request: Request; publicOrigin: string },
): string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  const secure = protocol === "https:" ? "; Secure" : "";
  const kept = `${nameOn(publicOrigin)}=${choice}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax; HttpOnly${secure}`;
  return [kept, ...(choice === "denied" ? forgetStatistics(request, hostname) : [])];
}

/** Such cookies are often set for the whole domain above the shop's own host. */
export function forgetStatistics(request: Request, hostname: string): string[] {
  const labels = hostname.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  return Object.keys(requestCookies(request))
    .filter((name) => statistics.test(name))
    .flatMap((name) => ["", ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}
