import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Devices on which the owner of an account has signed in before. */
export type KnownDevices = {
  /** The id of the device, if it has signed in to this account before. */
  find(context: Context, email: string): string | undefined;
  remember(context: Context, email: string): void;
};

const yearSeconds = 31_536_000;
/** A household shares a device; the least recently used account is dropped first. */
const maxAccounts = 5;

/**
 * The cookie holds a random device id and, for each account, a signature of device and account. It does not sign anyone
 * in: the password is still required.
 */
export function createKnownDevices({ key, isSecure }: { key: Buffer; isSecure: boolean }): KnownDevices {
  const name = isSecure ? "__Host-SSODevice" : "SSODevice";
  const sign = (device: string, email: string) =>
    createHmac("sha256", key).update(`${device}\n${email}`).digest("base64url");
  const read = (context: Context) => {
    const [device = "", ...accounts] = (getCookie(context, name) ?? "").split(".");
    return { device, accounts };
  };
  return {
    find(context, email) {
      const { device, accounts } = read(context);
      const expected = Buffer.from(sign(device, email));
      const isKnown = accounts.some((one) => {
        const received = Buffer.from(one);
        return received.length === expected.length && timingSafeEqual(received, expected);
      });
      return device !== "" && isKnown ? device : undefined;
    },
    remember(context, email) {
      const stored = read(context);
      const device = stored.device || randomBytes(16).toString("base64url");
      const own = sign(device, email);
      const accounts = [own, ...stored.accounts.filter((one) => one !== own)].slice(0, maxAccounts);
      setCookie(context, name, [device, ...accounts].join("."), {
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure,
        path: "/",
        maxAge: yearSeconds,
      });
    },
  };
}
