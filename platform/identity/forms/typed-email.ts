import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** The e-mail address that a visitor has typed on one of the pages, for the fields of the next ones. */
export type TypedEmail = {
  read(context: Context): string;
  keep(context: Context, email: string): void;
};

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
/** As long as a sign-in may take. */
const maxAgeSeconds = 3600;
const maxLength = 100;

/** In a sealed cookie: an address in a link would be in the history of the browser and in logs. */
export function createTypedEmail({ key, isSecure }: { key: Buffer; isSecure: boolean }): TypedEmail {
  const name = isSecure ? "__Host-SSOEmail" : "SSOEmail";
  return {
    read: (context) => unseal(key, getCookie(context, name) ?? "") ?? "",
    keep(context, email) {
      const trimmed = email.trim();
      if (trimmed === "" || trimmed.length > maxLength) return;
      setCookie(context, name, seal(key, trimmed), {
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure,
        path: "/",
        maxAge: maxAgeSeconds,
      });
    },
  };
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined for anything that was not sealed with this key. */
function unseal(key: Buffer, value: string): string | undefined {
  const bytes = Buffer.from(value, "base64url");
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = decipher.update(bytes.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch {
    // A forged cookie, or one of another key: the field stays empty.
    return undefined;
  }
}
