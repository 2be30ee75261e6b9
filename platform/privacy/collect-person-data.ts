import { isFault } from "../../contracts/fault.ts";
import { exportPerson, type PersonKeys, readIdentity } from "../../contracts/privacy/person-data.ts";
import { type CollectedData, personSystems } from "../../contracts/privacy/privacy-requests.ts";
import type { PrivacyDeps } from "./privacy-deps.ts";

type Account = { accountId: string; identityId: string | null };

/** Reads every system at once. One that fails is named in the answer, and hides none of the others. */
export async function collectPersonData(deps: PrivacyDeps, account: Account): Promise<CollectedData> {
  const person = await findPersonKeys(deps, account);
  const systems = await Promise.all(
    personSystems.map(async (system) => {
      try {
        const { sections } = await deps.systems[system](exportPerson, { body: person });
        return { system, sections };
      } catch (error) {
        if (!isFault(error)) throw error;
        deps.report("the data of a person could not be read", { system, error });
        return { system, sections: null };
      }
    }),
  );
  return { systems };
}

/** Without the identity provider's answer only what belongs to the account itself is found. */
export async function findPersonKeys(deps: PrivacyDeps, { accountId, identityId }: Account): Promise<PersonKeys> {
  if (identityId === null) return { accountId, identityId, email: null };
  try {
    const { email } = await deps.systems.identity(readIdentity, { body: { identityId } });
    return { accountId, identityId, email };
  } catch (error) {
    if (!isFault(error)) throw error;
    deps.report("the address of a person could not be read", { system: "identity", error });
    return { accountId, identityId, email: null };
  }
}
