import type { Client } from "../../contracts/client.ts";
import type { Person } from "./shopper-tokens.ts";

/** Somebody commerce knows: a guest, or a registered customer who has signed in. */
export type Shopper = {
  kind: "guest" | "registered";
  customerId: string;
  /** A guest of this request: commerce can have nothing of theirs yet. */
  isNew?: boolean;
  /** Clients that speak for this shopper: they carry the token, and renew it once when commerce no longer takes it. */
  commerce: Client;
  commerceData: Client;
};

/** Who visits, for the length of one request. */
export type Session = {
  /** Whether somebody has signed in; told without asking commerce. */
  readonly isRegistered: boolean;
  /** Whether the browser brought a session of a customer that a log-out or a new password has ended meanwhile. */
  readonly hasEnded?: boolean;
  /** The shopper of an earlier request, known without asking commerce, also while it is away. */
  readonly customerId?: string | undefined;
  /** Who has signed in; told without asking commerce. */
  readonly person: Person | undefined;
  /** The identity provider's proof of it. */
  readonly idToken: string | undefined;
  /** The shopper of an earlier request; undefined for somebody who never needed one, or whose session has ended. */
  known(): Promise<Shopper | undefined>;
  /** A shopper in any case: somebody new becomes a guest. */
  shopper(): Promise<Shopper>;
  /** Makes a registered customer of whom the identity provider has authenticated; every token is a new one. */
  signIn(proof: { idToken: string; person: Person }): Promise<Shopper>;
  /**
   * Forgets the customer at once, so that the next shopper is a guest; ends when commerce has ended the session too. Needs
   * no waiting for, and never fails.
   */
  signOut(): Promise<void>;
};
