import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { z } from "zod";

type Definition<Schema extends z.ZodType> = { name: string; schema: Schema; maxAgeSeconds: number };
type Ground = { secret: string; isSecure: boolean; now: () => Date };

/** A cookie that only this shop can read or write. What was tampered with, grew too old or is not ours reads as nothing. */
export type SealedCookie<Value> = {
  read(request: Request): Promise<Value | undefined>;
  write(value: Value): Promise<string>;
  clear(): string;
};

export function sealedCookie<Schema extends z.ZodType>(
  { name, schema, maxAgeSeconds }: Definition<Schema>,
  { secret, isSecure, now }: Ground,
): SealedCookie<z.output<Schema>> {
  const fullName = isSecure ? `__Host-${name}` : name;
  const key = () => new Uint8Array(hkdfSync("sha256", secret, "", `cookie:${name}`, 32));
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    async read(request) {
      const sealed = readCookie(request, fullName);
      if (!sealed) return undefined;
      const opened = await jwtDecrypt(sealed, key(), { currentDate: now() }).catch(() => undefined);
      return schema.safeParse(opened?.payload.value).data;
    },
    async write(value) {
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + maxAgeSeconds)
        .encrypt(key());
      return `${fullName}=${sealed}; Max-Age=${maxAgeSeconds}; ${attributes}`;
    },
    clear: () => `${fullName}=; Max-Age=0; ${attributes}`,
  };
}

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
