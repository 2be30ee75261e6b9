import type { Database } from "../../database/database.ts";

export type SandboxDeps = {
  database: Database;
  now: () => Date;
  secretKey: string;
  publishableKey: string;
  /** The sandbox's origin for browsers. */
  origin: string;
  /** The origin whose pages may embed the sandbox's frames. */
  shopOrigin: string;
  /** Whether the console is served: in development only. */
  isConsoleOpen: boolean;
};
