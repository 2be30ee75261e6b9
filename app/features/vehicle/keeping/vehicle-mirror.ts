import type { VehicleDocument } from "../lookup/vehicle-answer.ts";

/** How long a browser keeps what it knows about a vehicle: ten days. */
const KEPT_MS = 864_000_000;
const IV_BYTES = 12;

/** The visitor's own key, as the shop gives it out. It protects nothing but what this browser keeps. */
export type MirrorSecret = { key: string; iv: string };

/** What a page may say about the vehicle when nobody can be asked. */
export type RememberedVehicle = {
  maskedVin: string;
  market: string;
  make: string;
  modelName: string;
  expiryDates: { productId: string; expiryDate?: string }[];
};

/** Under these names other pages of the makes look for the same facts. */
const NAMES = [
  "vehicleVin",
  "market",
  "vehicleMake",
  "vehicleModel",
  "expiryDates",
  "productId",
  "expirationDate",
] as const;
type Name = (typeof NAMES)[number];
const REVISION = "vehicleId";
const SECRET = { key: "aesKey", iv: "aesIv" } as const;

/** A value that only somebody with the same secret can read; null when it cannot be made. */
export async function encryptText(text: string, secret: MirrorSecret): Promise<string | null> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const sealed = await crypto.subtle.encrypt(gcm(iv, secret), await keyOf(secret), new TextEncoder().encode(text));
    return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  } catch {
    return null;
  }
}

/** The value again; null when it was made with another secret, or is none of ours. */
export async function decryptText(sealed: string, secret: MirrorSecret): Promise<string | null> {
  try {
    const bytes = fromBase64(sealed);
    const opened = await crypto.subtle.decrypt(
      gcm(bytes.slice(0, IV_BYTES), secret),
      await keyOf(secret),
      bytes.slice(IV_BYTES),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

type Place = { storage: Storage; secret: MirrorSecret; now: number };

export async function rememberVehicle(vehicle: VehicleDocument, { storage, secret, now }: Place): Promise<void> {
  const [first] = vehicle.subscriptions
    .filter(({ expiryDate }) => expiryDate !== undefined)
    .toSorted((a, b) => String(a.expiryDate).localeCompare(String(b.expiryDate)));
  const values: Record<Name, string> = {
    vehicleVin: vehicle.vin,
    market: vehicle.market,
    vehicleMake: vehicle.make,
    vehicleModel: vehicle.modelName,
    expiryDates: JSON.stringify(vehicle.subscriptions),
    productId: first?.productId ?? "",
    expirationDate: first?.expiryDate ?? "",
  };
  for (const name of NAMES) {
    const sealed = await encryptText(values[name], secret);
    if (sealed !== null) storage.setItem(name, `${now + KEPT_MS}:${sealed}`);
  }
}

export async function recallVehicle(place: Place): Promise<RememberedVehicle | null> {
  const read = (name: Name) => readEntry(name, place);
  const [maskedVin, market, make, modelName, dates] = [
    await read("vehicleVin"),
    await read("market"),
    await read("vehicleMake"),
    await read("vehicleModel"),
    await read("expiryDates"),
  ];
  if (maskedVin === null || market === null || make === null || modelName === null || dates === null) return null;
  return { maskedVin, market, make, modelName, expiryDates: JSON.parse(dates) as RememberedVehicle["expiryDates"] };
}

export function forgetVehicle(storage: Storage): void {
  for (const name of [...NAMES, REVISION]) storage.removeItem(name);
}

/** The secret of an earlier visit, for when the shop cannot be asked. */
export function cachedSecret(storage: Storage): MirrorSecret | null {
  const [key, iv] = [storage.getItem(SECRET.key), storage.getItem(SECRET.iv)];
  return key !== null && iv !== null ? { key, iv } : null;
}

/** Brings the mirror up to date with the vehicle in hand; what is the same as before is not asked for again. */
export async function mirrorVehicle({
  revision,
  home,
  storage,
}: {
  revision: string;
  /** Where the shop begins, for the site and the language of the visit. */
  home: string;
  storage: Storage;
}): Promise<void> {
  if (storage.getItem(REVISION) === revision) return;
  const [secret, answer] = await Promise.all([
    readJson<MirrorSecret>(callHref(home, "service-get-custom-environment-variables")),
    readJson<{ vehicle: VehicleDocument }>(callHref(home, "service-call-apigee", { service: "vehicle" })),
  ]);
  if (!secret || !answer) return;
  storage.setItem(SECRET.key, secret.key);
  storage.setItem(SECRET.iv, secret.iv);
  await rememberVehicle(answer.vehicle, { storage, secret, now: Date.now() });
  storage.setItem(REVISION, revision);
}

/** A site or a language may stand in the path of the home page or in its query. */
export function callHref(home: string, call: string, query: Record<string, string> = {}): string {
  const [path = "", ownQuery] = home.split("?");
  const search = new URLSearchParams(ownQuery);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  return `${path.replace(/\/?$/, "/")}${call}${search.size > 0 ? `?${search}` : ""}`;
}

async function readEntry(name: Name, { storage, secret, now }: Place): Promise<string | null> {
  const [until = "", sealed = ""] = storage.getItem(name)?.split(":") ?? [];
  return Number(until) > now ? decryptText(sealed, secret) : null;
}

/** Each value has an initialisation vector of its own; the one of the secret binds it to the visitor's session. */
function gcm(iv: Uint8Array<ArrayBuffer>, secret: MirrorSecret): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: fromBase64(secret.iv) };
}

function keyOf({ key }: MirrorSecret): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromBase64(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

async function readJson<T>(href: string): Promise<T | undefined> {
  const response = await fetch(href).catch(() => undefined);
  return response?.ok ? ((await response.json()) as T) : undefined;
}
