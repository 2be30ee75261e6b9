import type { Client } from "../../contracts/client.ts";

/** Somebody commerce knows: a guest, or a registered customer who has signed in. */
export type Shopper = {
  kind: "guest" | "registered";
  customerId: string;
  /** Clients that speak for this shopper: they carry the token, and renew it once when commerce no longer takes it. */
  commerce: Client;
  commerceData: Client;
};

/** Who visits, for the length of one request. */
export type Session = {
  /** Whether somebody has signed in; told without asking commerce. */
  isRegistered: boolean;
  /** Who has signed in; told without asking commerce. */
  readonly person: { identityId: string; firstName: string } | undefined;
  /** The shopper of an earlier request; undefined for somebody who never needed one. */
  known(): Promise<Shopper | undefined>;
  /** A shopper in any case: somebody new becomes a guest. */
  shopper(): Promise<Shopper>;
};
