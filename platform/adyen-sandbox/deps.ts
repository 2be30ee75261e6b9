import type { Database } from "../../database/database.ts";

export type SandboxDeps = {
  database: Database;
  now: () => Date;
  apiKey: string;
  merchantAccount: string;
  /** Where browsers find the sandbox. */
  origin: string;
  /** Who may put its frames into a page. */
  shopOrigin: string;
  /** Whether its workings are shown: in development only. */
  isConsoleOpen: boolean;
};
