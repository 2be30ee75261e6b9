import type { Client } from "../../contracts/client.ts";
import type { Person } from "./shopper-tokens.ts";

/** A shopper at commerce: a guest, or a registered customer who has signed in. */
export type Shopper = {
  kind: "guest" | "registered";
  customerId: string;
  /** Whether the guest was created in this request, so that commerce has no basket of theirs yet. */
  isNew?: boolean;
  /** Clients that send the shopper's token, and renew it once when commerce refuses it. */
  commerceOcapi: Client;
  commerceScapi: Client;
};

/** The visitor's session during one request. */
export type Session = {
  /** Whether a customer has signed in; known without a call to commerce. */
  readonly isRegistered: boolean;
  /** Whether the browser sent a customer's session that a log-out or a new password has ended meanwhile. */
  readonly hasEnded?: boolean;
  /** The shopper of an earlier request; known without a call to commerce. */
  readonly customerId?: string | undefined;
  /** The signed-in customer; known without a call to commerce. */
  readonly person: Person | undefined;
  /** The identity provider's token for the customer. */
  readonly idToken: string | undefined;
  /** The shopper of an earlier request; undefined if there was none, or if the session has ended. */
  findShopper(): Promise<Shopper | undefined>;
  /** The shopper of an earlier request, or a new guest. */
  getOrCreateShopper(): Promise<Shopper>;
  /** Signs in the customer whom the identity provider has authenticated; every token is new. */
  signIn(proof: { idToken: string; person: Person }): Promise<Shopper>;
  /**
   * Removes the customer at once, so that the next shopper is a guest. Resolves when commerce has ended the session too;
   * need not be awaited, and never rejects.
   */
  signOut(): Promise<void>;
};
