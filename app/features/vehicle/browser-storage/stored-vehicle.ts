import type { CustomerDocument, SelectedVehicleDocument } from "../lookup/vehicle-answer.ts";
import { decryptText, encryptText, type StorageEncryptionKey } from "./storage-cipher.ts";

/** The browser stores a vehicle for ten days. */
const VEHICLE_MS = 864_000_000;
/** The browser stores a customer for five minutes. */
const CUSTOMER_MS = 300_000;

/** The stored parts of a vehicle that the offline page shows. */
export type StoredVehicle = {
  maskedVin: string;
  market: string;
  make: string;
  modelName: string;
  expiryDates: { productId: string; expiryDate?: string }[];
};

/** Other pages of the makes read these names too. */
const VEHICLE_NAMES = [
  "vehicleId",
  "vehicleVin",
  "vehicleCryptedVin",
  "market",
  "vehicleMake",
  "vehicleModel",
  "subBrand",
  "expiryDates",
  "productId",
  "expirationDate",
] as const;
const CUSTOMER_NAMES = ["userEmail", "userUuid", "userType", "principalUUID"] as const;
/** The two sites share one storage, and a visitor may use each in another language. */
const LOCALE_NAMES = ["appLocaleVCS", "appLocaleVCSJ"] as const;

type VehicleName = (typeof VEHICLE_NAMES)[number];
type CustomerName = (typeof CUSTOMER_NAMES)[number];
type Entry = readonly [name: string, value: string];

/** The revision of the stored data. The page compares it before it loads this file. */
export const REVISION = "mirrorRev";
const SECRET = { key: "aesKey", iv: "aesIv" } as const;

type StorageAccess = { storage: Storage; secret: StorageEncryptionKey; now: number };

/** What the browser stores about a visitor. */
export type StoredShopper = {
  vehicle: SelectedVehicleDocument;
  /** Only for a customer who has signed in. */
  customer?: CustomerDocument | undefined;
  siteId: string;
  localeId: string;
};

/** Writes the vehicle, the locale and a signed-in customer to the browser's storage, encrypted. */
export async function writeStoredShopper(
  { vehicle, customer, siteId, localeId }: StoredShopper,
  access: StorageAccess,
): Promise<void> {
  const locales = LOCALE_NAMES.filter((name) => name === `appLocale${siteId}`).map((name): Entry => [name, localeId]);
  const entries = [...Object.entries(vehicleEntries(vehicle)), ...locales];
  await writeEntries(entries, VEHICLE_MS, access);
  if (customer) await writeEntries(Object.entries(customerEntries(customer)), CUSTOMER_MS, access);
  else removeStoredCustomer(access.storage);
}

function vehicleEntries(vehicle: SelectedVehicleDocument): Record<VehicleName, string> {
  const [first] = vehicle.subscriptions
    .filter(({ expiryDate }) => expiryDate !== undefined)
    .toSorted((a, b) => String(a.expiryDate).localeCompare(String(b.expiryDate)));
  return {
    vehicleId: vehicle.vehicleId ?? "",
    vehicleVin: vehicle.vin,
    vehicleCryptedVin: vehicle.cryptedVin ?? "",
    market: vehicle.market,
    vehicleMake: vehicle.make,
    vehicleModel: vehicle.modelName,
    subBrand: vehicle.model,
    expiryDates: JSON.stringify(vehicle.subscriptions),
    productId: first?.productId ?? "",
    expirationDate: first?.expiryDate ?? "",
  };
}

function customerEntries({ email, uuid, userIdType, principalUuid }: CustomerDocument): Record<CustomerName, string> {
  return { userEmail: email, userUuid: uuid, userType: userIdType, principalUUID: principalUuid };
}

async function writeEntries(
  entries: readonly Entry[],
  lifeMs: number,
  { storage, secret, now }: StorageAccess,
): Promise<void> {
  for (const [name, value] of entries) {
    const sealed = await encryptText(value, secret);
    if (sealed !== null) storage.setItem(name, `${now + lifeMs}:${sealed}`);
  }
}

/** Null unless every part of the vehicle is stored and can be decrypted. */
export async function readStoredVehicle(access: StorageAccess): Promise<StoredVehicle | null> {
  const read = (name: VehicleName) => readEntry(name, access);
  const [maskedVin, market, make, modelName, dates] = [
    await read("vehicleVin"),
    await read("market"),
    await read("vehicleMake"),
    await read("vehicleModel"),
    await read("expiryDates"),
  ];
  if (maskedVin === null || market === null || make === null || modelName === null || dates === null) return null;
  return { maskedVin, market, make, modelName, expiryDates: JSON.parse(dates) as StoredVehicle["expiryDates"] };
}

/** Null when it was written with another secret or has expired; an expired entry is removed. */
export async function readEntry(name: string, { storage, secret, now }: StorageAccess): Promise<string | null> {
  const [until = "", sealed = ""] = storage.getItem(name)?.split(":") ?? [];
  if (Number(until) > now) return decryptText(sealed, secret);
  storage.removeItem(name);
  return null;
}

export function removeStoredCustomer(storage: Storage): void {
  for (const name of CUSTOMER_NAMES) storage.removeItem(name);
}

export function removeStoredShopper(storage: Storage): void {
  const names = [...VEHICLE_NAMES, ...CUSTOMER_NAMES, ...LOCALE_NAMES, REVISION, SECRET.key, SECRET.iv];
  for (const name of names) storage.removeItem(name);
}

export function storeEncryptionKey(storage: Storage, secret: StorageEncryptionKey): void {
  storage.setItem(SECRET.key, secret.key);
  storage.setItem(SECRET.iv, secret.iv);
}

/** The secret of an earlier visit, for when the shop cannot be reached. */
export function readStoredEncryptionKey(storage: Storage): StorageEncryptionKey | null {
  const [key, iv] = [storage.getItem(SECRET.key), storage.getItem(SECRET.iv)];
  return key !== null && iv !== null ? { key, iv } : null;
}
