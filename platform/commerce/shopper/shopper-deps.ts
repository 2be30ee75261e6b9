import type { Context } from "hono";
import type { ListedOrder } from "../../../contracts/commerce/customers/customers.ts";
import type { Database, Queries } from "../../../database/database.ts";
import type { AccessTokens } from "../access-token.ts";
import type { ShopperGuards } from "../require-shopper.ts";
import type { Passwords } from "./password-hash.ts";

export type ShopperSettings = {
  organizationId: string;
  /** Clients without a secret, which use PKCE. */
  publicClientIds: readonly string[];
  /** The shop's own server. */
  trustedClient: { id: string; secret: string };
  /** The only allowed redirect addresses, compared as a whole. */
  redirectUris: readonly string[];
};

/** A person's data at the identity provider. */
export type Identity = {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  crmId: string | undefined;
  cdcId: string | undefined;
};

/** Undefined for an id token that is forged, of another issuer, or expired. */
export type VerifyIdentity = (idToken: string) => Promise<Identity | undefined>;

export type ListOrders = (
  customerId: string,
  siteId: string,
  page: { offset: number; limit: number },
) => Promise<{ data: ListedOrder[]; total: number }>;

export type ShopperDeps = {
  database: Database;
  now: () => Date;
  /** Signs id tokens and derives the ids of storefront sessions. */
  secret: Uint8Array;
  accessTokens: AccessTokens;
  guards: ShopperGuards;
  settings: ShopperSettings;
  verifyIdentity: VerifyIdentity;
  listOrders: ListOrders;
  passwords: Passwords;
  /** Ends every session of a person at the other makes, at the identity provider and at the shops. */
  endSessionsInOtherSystems?: (tx: Queries, subject: string, at: Date) => Promise<void>;
  /** The network address of the client, where it is known. */
  callerOf?: (context: Context) => string | undefined;
};
