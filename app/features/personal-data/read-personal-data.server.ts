import { type CollectedData, collectPersonData } from "../../../contracts/privacy/privacy-requests.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";

type PersonalDataDeps = Pick<AccountDeps, "accountId" | "forgerockId" | "services">;

/** What all systems hold about the customer of the session. */
export function readPersonalData({ accountId, forgerockId, services }: PersonalDataDeps): Promise<CollectedData> {
  return services.privacy(collectPersonData, { body: { accountId, identityId: forgerockId ?? null } });
}
