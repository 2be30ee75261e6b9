import type { Context } from "hono";
import type { ListedOrder } from "../../../contracts/commerce/customers/customers.ts";
import type { Database, Queries } from "../../../database/database.ts";
import type { AccessTokens } from "../access-token.ts";
import type { ShopperGuards } from "../require-shopper.ts";
import type { Passwords } from "./password-hash.ts";

export type ShopperSettings = {
  organizationId: string;
  /** Clients without a secret, which prove themselves by PKCE. */
  publicClientIds: readonly string[];
  /** The shop's own server. */
  trustedClient: { id: string; secret: string };
  /** The only addresses a code is ever sent to, compared as a whole. */
  redirectUris: readonly string[];
};

/** A person as the identity provider knows them. */
export type Identity = {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  crmId: string | undefined;
  cdcId: string | undefined;
};

/** Undefined for an id token that is forged, foreign or expired. */
export type VerifyIdentity = (idToken: string) => Promise<Identity | undefined>;

export type ListOrders = (
  customerId: string,
  siteId: string,
  page: { offset: number; limit: number },
) => Promise<{ data: ListedOrder[]; total: number }>;

export type ShopperDeps = {
  database: Database;
  now: () => Date;
  /** Signs id tokens and names storefront sessions. */
  secret: Uint8Array;
  accessTokens: AccessTokens;
  guards: ShopperGuards;
  settings: ShopperSettings;
  verifyIdentity: VerifyIdentity;
  listOrders: ListOrders;
  passwords: Passwords;
  /** Ends every session of a person at the other makes, at the identity provider and at the shops. */
  endSessionsElsewhere?: (tx: Queries, subject: string, at: Date) => Promise<void>;
  /** The address a request comes from, where that says anything about who sends it. */
  callerOf?: (context: Context) => string | undefined;
};
