import type { Context } from "hono";
import type { Provider } from "oidc-provider";
import type { Database, Queries } from "../../../database/database.ts";
import type { FormTokens } from "../form-token.ts";
import type { KnownDevices } from "../known-devices.ts";
import type { Mailbox } from "../mailbox.ts";
import type { ChoosePageSettings } from "../pages/page-settings.ts";
import type { SampleAccount } from "../pages/sample-aside.ts";

/** What only a demonstration has, never a real deployment. */
export type Demonstration = { accounts: readonly SampleAccount[]; password: string; mailbox: Mailbox };

/** The dependencies of the provider's pages. */
export type PageDeps = {
  database: Database;
  now: () => Date;
  provider: Provider;
  issuer: URL;
  mount: string;
  choosePageSettings: ChoosePageSettings;
  formTokens: FormTokens;
  knownDevices: KnownDevices;
  addressOf: (context: Context) => string;
  /** Compared with the password when there is no account, so that both cases take the same time. */
  decoyHash: string;
  demonstration: Demonstration | undefined;
  endSessions: EndSessions;
};

/** Ends every session of a person: all their browsers have to sign in again. */
export type EndSessions = (tx: Queries, sub: string, at: Date) => Promise<void>;
