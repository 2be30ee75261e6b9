import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** The keys of encrypted VINs: the current one encrypts, older ones only decrypt. */
export type VinKeyRing = { current: string; keys: ReadonlyMap<string, Uint8Array> };

const version = "v1";
const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
const vinLength = 17;

/** Reads `id:key,id:key`, each key 32 bytes in base64; the first one is current. */
export function readVinKeys(setting: string): VinKeyRing {
  const entries = setting.split(",").map((entry) => {
    const [id = "", encoded = ""] = entry.trim().split(":");
    const key = Buffer.from(encoded, "base64");
    if (!/^[A-Za-z0-9_-]{1,16}$/.test(id)) throw new Error("A key for encrypted VINs needs a short id.");
    if (key.length !== 32) throw new Error(`The key ${id} for encrypted VINs does not have 32 bytes.`);
    return [id, new Uint8Array(key)] as const;
  });
  const keys = new Map(entries);
  if (keys.size !== entries.length) throw new Error("Two keys for encrypted VINs have the same id.");
  return { current: entries[0]?.[0] ?? "", keys };
}

/** Encrypts a VIN for one audience, until it expires. */
export function encryptVin(
  { vin, audience, expiresAt }: { vin: string; audience: string; expiresAt: Date },
  ring: VinKeyRing,
): string {
  const key = ring.keys.get(ring.current);
  if (!key) throw new Error("There is no current key for encrypted VINs.");
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(contextOf(ring.current, audience));
  const plain = `${vin}${Math.floor(expiresAt.getTime() / 1000)}`;
  const sealed = Buffer.concat([iv, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${ring.current}.${sealed.toString("base64url")}`;
}

/** The VIN; undefined if it is forged, for another audience, or expired. */
export function decryptVin(
  { cryptedVin, audience, now }: { cryptedVin: string; audience: string; now: Date },
  ring: VinKeyRing,
): string | undefined {
  const [prefix, keyId = "", encoded = "", ...rest] = cryptedVin.split(".");
  const key = ring.keys.get(keyId);
  if (prefix !== version || !key || rest.length > 0) return undefined;
  const plain = open(key, Buffer.from(encoded, "base64url"), contextOf(keyId, audience));
  if (plain === undefined || encoded !== canonical(encoded)) return undefined;
  const expiresAt = Number(plain.slice(vinLength));
  return expiresAt * 1000 > now.getTime() ? plain.slice(0, vinLength) : undefined;
}

/** Base64 has several spellings of the same bytes; only the canonical one is accepted. */
function canonical(encoded: string): string {
  return Buffer.from(encoded, "base64url").toString("base64url");
}

function contextOf(keyId: string, audience: string): Buffer {
  return Buffer.from(`${version}.${keyId}.${audience}`);
}

function open(key: Uint8Array, sealed: Buffer, context: Buffer): string | undefined {
  if (sealed.length <= ivBytes + tagBytes + vinLength) return undefined;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(context)
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // The tag does not match: forged, damaged, or for another audience.
    return undefined;
  }
}
