import { createHash } from "node:crypto";
import { LOCALE_IDS, type LocaleId } from "../../../app/site/locales.ts";
import { busyTexts } from "./busy-texts.ts";

const style =
  "body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1.5rem;text-align:center}" +
  "h1{font-size:1.75rem;font-weight:400}a{color:inherit;padding:.75rem 0;display:inline-block}";

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Static HTML without files or scripts, so that it costs next to nothing. The empty link reloads the same page. */
const pageIn = (locale: LocaleId): string => {
  const { title, text, retry } = busyTexts[locale];
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><style>${style}</style></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`,
  ].join("");
};

const pages = new Map(LOCALE_IDS.map((locale) => [locale, pageIn(locale)]));

const retryAfterSeconds = 10;

const usual = {
  "retry-after": String(retryAfterSeconds),
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/** HTML for browsers, a problem document for programs. */
export function answerBusy({ accept, locale }: { accept: string; locale: () => LocaleId }): Response {
  if (!accept.includes("text/html")) {
    const document = { type: "about:blank", title: "Service Unavailable", status: 503, detail: "Try again later." };
    return new Response(JSON.stringify(document), {
      status: 503,
      headers: { ...usual, "content-type": "application/problem+json" },
    });
  }
  return new Response(pages.get(locale()) ?? "", {
    status: 503,
    headers: { ...usual, "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}
