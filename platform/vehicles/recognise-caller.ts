import { createHash, timingSafeEqual } from "node:crypto";

/** A system that may ask, and the token it shows. */
export type Caller = { name: string; token: string };

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Gives the name of the caller behind an Authorization header; every known token is compared, in the same time. */
export function createCallerRecognition(
  callers: readonly Caller[],
): (header: string | undefined) => string | undefined {
  if (callers.some(({ token }) => token === "")) throw new Error("A caller of the vehicle service needs a token.");
  const known = callers.map(({ name, token }) => ({ name, digest: digest(token) }));
  return (header) => {
    const shown = digest(/^Bearer (.+)$/i.exec(header ?? "")?.[1] ?? "");
    return known.filter((caller) => timingSafeEqual(caller.digest, shown))[0]?.name;
  };
}
