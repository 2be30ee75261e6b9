import type { Context } from "hono";

export type BasicCredentials = { name: string; password: string };

/** The credentials of the basic authorization header; undefined when that is missing or unreadable. */
export function basicCredentials(context: Context): BasicCredentials | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const text = decode(Buffer.from(encoded, "base64"));
  const colon = text.indexOf(":");
  return colon < 1 ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Most clients send UTF-8, but a browser's `btoa` encodes accented letters as Latin-1. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}
