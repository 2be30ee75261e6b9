import type { SelectedVehicleAnswer } from "../lookup/vehicle-answer.ts";
import type { StorageEncryptionKey } from "./storage-cipher.ts";
import {
  storeEncryptionKey,
  removeStoredCustomer,
  removeStoredShopper,
  writeStoredShopper,
  REVISION,
} from "./stored-vehicle.ts";

type SyncInput = {
  /** Undefined without a selected vehicle. */
  revision: string | undefined;
  /** The path of the home page, with the site and the language. */
  home: string;
  siteId: string;
  localeId: string;
};

type Deps = {
  storage: Storage;
  fetch: (href: string) => Promise<Response>;
  now: () => number;
  log: (message: string) => void;
};

const browserDeps = (): Deps => ({
  storage: localStorage,
  fetch: (href) => fetch(href),
  now: () => Date.now(),
  // oxlint-disable-next-line no-console -- the browser's console is the only log a page has
  log: (message) => console.error(message),
});

/** Updates the browser's storage with the selected vehicle and the customer. */
export async function syncStorage(input: SyncInput, deps: Deps = browserDeps()): Promise<void> {
  const { revision, home, siteId, localeId } = input;
  const { storage } = deps;
  if (revision === undefined) return removeStoredShopper(storage);
  // Removed first: the stored customer may be another one, and the calls below may fail.
  removeStoredCustomer(storage);
  const [secret, answer] = await Promise.all([
    fetchEncryptionKey(home, deps),
    deps.fetch(callPath(home, "service-call-apigee", { service: "vehicle" })).then(readJson<SelectedVehicleAnswer>),
  ]);
  if (!secret || !answer) return;
  // The next page repeats a write that was interrupted; a page without a vehicle removes it.
  storage.setItem(REVISION, "");
  storeEncryptionKey(storage, secret);
  await writeStoredShopper({ ...answer, siteId, localeId }, { storage, secret, now: deps.now() });
  storage.setItem(REVISION, revision);
}

async function fetchEncryptionKey(home: string, deps: Deps): Promise<StorageEncryptionKey | undefined> {
  const response = await deps.fetch(callPath(home, "service-get-custom-environment-variables"));
  if (!response.ok) deps.log(`The environment variables could not be fetched: status ${response.status}`);
  return readJson<StorageEncryptionKey>(response);
}

async function readJson<T>(response: Response): Promise<T | undefined> {
  return response.ok ? ((await response.json()) as T) : undefined;
}

/** The path of the home page, or its query, may hold the site and the language. */
export function callPath(home: string, call: string, query: Record<string, string> = {}): string {
  const [path = "", ownQuery] = home.split("?");
  const search = new URLSearchParams(ownQuery);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  return `${path.replace(/\/?$/, "/")}${call}${search.size > 0 ? `?${search}` : ""}`;
}
