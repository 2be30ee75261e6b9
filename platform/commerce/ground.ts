import type { Connection } from "../../contracts/client.ts";
import type { Database } from "../../database/open-database.ts";
import type { AccessTokens } from "./access-token.ts";

/** What the commerce platform stands on. */
export type CommerceGround = {
  database: Database;
  now: () => Date;
  tokens: AccessTokens;
  orderManagement: Connection;
};
