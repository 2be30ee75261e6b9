import { createHash, timingSafeEqual } from "node:crypto";

/** A system that may call the service, with its token. */
export type Caller = { name: string; token: string };

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Returns the caller's name for an Authorization header. All tokens are compared, in constant time. */
export function createCallerAuthentication(
  callers: readonly Caller[],
): (header: string | undefined) => string | undefined {
  if (callers.some(({ token }) => token === "")) throw new Error("A caller of the vehicle service needs a token.");
  const digests = callers.map(({ name, token }) => ({ name, digest: digest(token) }));
  return (header) => {
    const received = digest(/^Bearer (.+)$/i.exec(header ?? "")?.[1] ?? "");
    return digests.filter((caller) => timingSafeEqual(caller.digest, received))[0]?.name;
  };
}
