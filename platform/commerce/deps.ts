import type { Connection } from "../../contracts/client.ts";
import type { Database } from "../../database/database.ts";
import type { AccessTokens } from "./access-token.ts";
import type { ShopperDeps } from "./shopper/shopper-deps.ts";

/** What the commerce platform stands on. */
export type CommerceDeps = {
  database: Database;
  now: () => Date;
  tokens: AccessTokens;
  orderManagement: Connection;
  /** How people are known: the clients that may ask, and who vouches for somebody's identity. */
  people: Pick<ShopperDeps, "secret" | "settings" | "verifyIdentity" | "callerOf" | "endSessionsInOtherSystems">;
};
