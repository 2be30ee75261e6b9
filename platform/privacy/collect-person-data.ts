import { isFault } from "../../contracts/fault.ts";
import { exportPerson, type PersonKeys, readGuestOrders, readIdentity } from "../../contracts/privacy/person-data.ts";
import { type CollectedData, type PersonSystem, personSystems } from "../../contracts/privacy/privacy-requests.ts";
import type { PrivacyDeps } from "./privacy-deps.ts";

type Account = { accountId: string; identityId: string | null };

/** Reads every system at once. One that fails is named in the answer, and hides none of the others. */
export async function collectPersonData(deps: PrivacyDeps, account: Account): Promise<CollectedData> {
  const person = await findPersonKeys(deps, account);
  return { systems: await Promise.all(personSystems.map((system) => readSystem(deps, system, person))) };
}

export async function readSystem(
  deps: PrivacyDeps,
  system: PersonSystem,
  person: PersonKeys,
): Promise<CollectedData["systems"][number]> {
  try {
    const { sections } = await deps.systems[system](exportPerson, { body: person });
    return { system, sections };
  } catch (error) {
    if (!isFault(error)) throw error;
    deps.report("the data of a person could not be read", { system, error });
    return { system, sections: null };
  }
}

/** Without the identity provider's answer only what belongs to the account itself is found. */
export async function findPersonKeys(deps: PrivacyDeps, account: Account): Promise<PersonKeys> {
  const email = await readEmail(deps, account);
  return { ...account, email, guestOrderNumbers: await tryGuestOrders(deps, email) };
}

export async function readEmail(deps: PrivacyDeps, { identityId }: Account): Promise<string | null> {
  if (identityId === null) return null;
  try {
    return (await deps.systems.identity(readIdentity, { body: { identityId } })).email;
  } catch (error) {
    if (!isFault(error)) throw error;
    deps.report("the address of a person could not be read", { system: "identity", error });
    return null;
  }
}

export async function readGuestOrderNumbers({ systems }: PrivacyDeps, email: string | null): Promise<string[]> {
  if (email === null) return [];
  return (await systems["order-management"](readGuestOrders, { body: { email } })).orderNumbers;
}

async function tryGuestOrders(deps: PrivacyDeps, email: string | null): Promise<string[]> {
  try {
    return await readGuestOrderNumbers(deps, email);
  } catch (error) {
    if (!isFault(error)) throw error;
    deps.report("the orders of a guest could not be read", { system: "order-management", error });
    return [];
  }
}
