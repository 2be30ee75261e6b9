import type { Context } from "hono";
import type { Provider } from "oidc-provider";
import type { SignInLocale } from "../../../contracts/identity/sign-in.ts";
import type { Database, Queries } from "../../../database/database.ts";
import type { FormTokens } from "../forms/form-token.ts";
import type { KnownDevices } from "../devices/known-devices.ts";
import type { ChoosePageSettings } from "../pages/page-settings.ts";
import type { TypedEmail } from "../forms/typed-email.ts";
import type { SampleAccount } from "../pages/sample-aside.ts";

/** What only a demonstration has, never a real deployment. */
export type Demonstration = {
  accounts: readonly SampleAccount[];
  password: string;
  /** Where letters are shown instead of being sent. */
  mailboxPath: string | undefined;
};

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
  typedEmail: TypedEmail;
  addressOf: (context: Context) => string;
  /** Compared with the password when there is no account, so that both cases take the same time. */
  decoyHash: string;
  demonstration: Demonstration | undefined;
  signInAddress: SignInAddress;
  endSessions: EndSessions;
};

/** The page of a shop on which a person signs in, or asks for a new password. */
export type SignInAddress = (shop: { siteId: "VCS" | "VCSJ"; localeId: SignInLocale }) => string;

/** Ends every session of a person: all their browsers have to sign in again. */
export type EndSessions = (tx: Queries, sub: string, at: Date) => Promise<void>;
