import type { Connection } from "../../contracts/client.ts";
import type { Database } from "../../database/database.ts";
import type { AccessTokens } from "./access-token.ts";
import type { ShopperDeps } from "./shopper/shopper-deps.ts";

/** The dependencies of the commerce platform. */
export type CommerceDeps = {
  database: Database;
  now: () => Date;
  tokens: AccessTokens;
  orderManagement: Connection;
  /** The dependencies of shopper sign-in: allowed clients, and the verification of identities. */
  people: Pick<ShopperDeps, "secret" | "settings" | "verifyIdentity" | "callerOf" | "endSessionsInOtherSystems">;
};
