import { randomBytes } from "node:crypto";
import { type ConsentChoice, consentChoices } from "./consent.ts";
import { requestCookies } from "../../settings/request-cookies.server.ts";

/** Where connections are secure, no other host of the domain can set it. */
const nameOn = (origin: string) => (origin.startsWith("https:") ? "__Host-consent" : "consent");
/** Half a year: how long a choice is valid before it is asked for again. */
const maxAgeSeconds = 182 * 86_400;
/** A choice without evidence is asked for again after an hour. */
const unrecordedMaxAgeSeconds = 3_600;
/** Cookies that a tag manager's statistics set. */
const statistics = /^_(?:ga|gid|gat|gcl)(?:_|$)/;

/** The choice, and the random id under which its evidence is kept; older cookies have no id. */
const cookieValue = /^(\w+)(?:\.([\w-]{22}))?$/;

/** Not sealed: it holds only the choice and the id of its evidence, and nothing about the visitor. */
export function readConsentChoice(request: Request, installation: Installation): ConsentChoice | undefined {
  const [, value] = readCookie(request, installation);
  return consentChoices.find((choice) => choice === value);
}

/** The id of the visitor's earlier choices, or a new one. */
export function consentIdOf(request: Request, installation: Installation): string {
  return readCookie(request, installation)[2] ?? randomBytes(16).toString("base64url");
}

type Installation = { publicOrigin: string };

function readCookie(request: Request, { publicOrigin }: Installation): readonly (string | undefined)[] {
  return cookieValue.exec(requestCookies(request)[nameOn(publicOrigin)] ?? "") ?? [];
}

/** Global Privacy Control: the browser refuses on the visitor's behalf. */
export function hasPrivacySignal(request: Request): boolean {
  return request.headers.get("sec-gpc") === "1";
}

/** The header lines that store a choice. A refusal also deletes the statistics cookies of an earlier consent. */
export function consentCookies(
  { choice, consentId, isRecorded }: { choice: ConsentChoice; consentId: string; isRecorded: boolean },
  { request, publicOrigin }: { request: Request; publicOrigin: string },
): string[] {
  const { protocol, hostname } = new URL(publicOrigin);
  const secure = protocol === "https:" ? "; Secure" : "";
  const cookie = `${nameOn(publicOrigin)}=${choice}.${consentId}`;
  const maxAge = isRecorded ? maxAgeSeconds : unrecordedMaxAgeSeconds;
  const line = `${cookie}; Max-Age=${maxAge}; Path=/; SameSite=Lax; HttpOnly${secure}`;
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
