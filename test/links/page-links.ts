const LINK = /<a\s[^>]*?href="([^"]*)"/g;
const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs;
const FIELD = /<input\b[^>]*>/g;
const ID = /\s(?:id|name)="([^"]+)"/g;

/** The targets of all links, and of all forms that are sent by GET, with their fields as they are filled in. */
export function linksOf(html: string): string[] {
  const links = Array.from(html.matchAll(LINK), ([, href = ""]) => unescapeHtml(href));
  const forms = Array.from(html.matchAll(FORM), ([, attributes = "", content = ""]) => formTarget(attributes, content));
  return [...new Set([...links, ...forms.filter((target) => target !== undefined)])];
}

function formTarget(attributes: string, content: string): string | undefined {
  if (/\bmethod="post"/i.test(attributes)) return undefined;
  const action = attribute(attributes, "action");
  const fields = Array.from(content.matchAll(FIELD), ([field]) => [
    attribute(field, "name"),
    attribute(field, "value"),
  ]);
  const query = new URLSearchParams(fields).toString();
  return query ? `${action.split("?")[0]}?${query}` : action;
}

function attribute(tag: string, name: string): string {
  return unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

/** What an anchor of an address may name. */
export function anchorsOf(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(ID), ([, id = ""]) => unescapeHtml(id)));
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
