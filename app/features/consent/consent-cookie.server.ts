import { type ConsentChoice, consentChoices } from "./consent.ts";
import { requestCookies } from "../../settings/request-cookies.server.ts";

/** Where connections are secure, no other host of the domain can set it. */
const nameOn = (origin: string) => (origin.startsWith("https:") ? "__Host-consent" : "consent");
/** Half a year: how long a choice is valid before it is asked for again. */
const maxAgeSeconds = 182 * 86_400;
/** Cookies that a tag manager's statistics set. */
const statistics = /^_(?:ga|gid|gat|gcl)(?:_|$)/;

/** Not sealed: it holds only the choice, and nothing about the visitor. */
export function readConsentChoice(
  request: Request,
  { publicOrigin }: { publicOrigin: string },
): ConsentChoice | undefined {
  const value = requestCookies(request)[nameOn(publicOrigin)];
  return consentChoices.find((choice) => choice === value);
}

/** Global Privacy Control: the browser refuses on the visitor's behalf. */
export function hasPrivacySignal(request: Request): boolean {
  return request.headers.get("sec-gpc") === "1";
}

/** The header lines that store a choice. A refusal also deletes the statistics cookies of an earlier consent. */
export function consentCookies(
  choice: ConsentChoice,
  { request, publicOrigin }: { request: Request; publicOrigin: string },
): string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  const secure = protocol === "https:" ? "; Secure" : "";
  const line = `${nameOn(publicOrigin)}=${choice}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax; HttpOnly${secure}`;
  return [line, ...(choice === "denied" ? deleteStatisticsCookies(request, hostname) : [])];
}

/** Such cookies are often set for the whole domain above the shop's own host. */
export function deleteStatisticsCookies(request: Request, hostname: string): string[] {
  const labels = hostname.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  return Object.keys(requestCookies(request))
    .filter((name) => statistics.test(name))
    .flatMap((name) => ["", ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}
