import { hkdfSync, randomUUID } from "node:crypto";
import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../settings/sealed-cookie.server.ts";

const DAYS_90 = 90 * 86_400;

/** Names one visit of one browser: from its first need of a key until somebody signs in or out. */
export const visitCookie = (deps: CookieDeps): SealedCookie<string> =>
  sealedCookie({ name: "visit", schema: z.uuid(), maxAgeSeconds: DAYS_90 }, deps);

export const newVisit = () => randomUUID();

/**
 * The key with which the browser keeps what it may know. It belongs to this visit alone, protects nothing on the
 * server, and is gone with the visit, and with it whatever was written with it.
 */
export function visitKey(secret: string, visit: string): { key: string; iv: string } {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, visit, `browser storage ${purpose}`, bytes)).toString("base64");
  return { key: derive("key", 32), iv: derive("iv", 12) };
}
