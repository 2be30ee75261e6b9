import type { CollectedData, PersonSystem } from "../../contracts/privacy/privacy-requests.ts";
import { readSystem } from "./collect-person-data.ts";
import type { PrivacyDeps } from "./privacy-deps.ts";

type GuestOrder = { orderNumber: string; email: string };

/** They find what they hold by the order's number alone. */
const knownByNumber: readonly PersonSystem[] = ["payments", "documents", "consent-records"];
/** They find letters and messages by the address, so what is about other orders is left out here. */
const knownByAddress: readonly PersonSystem[] = ["customer-care", "letters"];

export async function collectGuestOrder(deps: PrivacyDeps, { orderNumber, email }: GuestOrder): Promise<CollectedData> {
  // No account has such an id.
  const guest = { accountId: `guest:${orderNumber}`, identityId: null, guestOrderNumbers: [orderNumber] };
  const systems = await Promise.all([
    ...knownByNumber.map((system) => readSystem(deps, system, { ...guest, email: null })),
    ...knownByAddress.map(async (system) => about(orderNumber, await readSystem(deps, system, { ...guest, email }))),
  ]);
  return { systems };
}

function about(orderNumber: string, { system, sections }: CollectedData["systems"][number]) {
  const named = sections?.map(({ name, records }) => ({
    name,
    records: records.filter((record) => names(record, orderNumber)),
  }));
  return { system, sections: named ?? null };
}

/** Whether any field of the record, however deep, is the number. */
function names(value: unknown, orderNumber: string): boolean {
  if (typeof value !== "object" || value === null) return value === orderNumber;
  return Object.values(value).some((part) => names(part, orderNumber));
}
