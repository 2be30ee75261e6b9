import type { Database } from "../../database/database.ts";

export type SandboxDeps = {
  database: Database;
  now: () => Date;
  secretKey: string;
  publishableKey: string;
  /** Where browsers find the sandbox. */
  origin: string;
  /** Who may put its frames into a page. */
  shopOrigin: string;
  /** Whether its workings are shown: in development only. */
  isConsoleOpen: boolean;
};
