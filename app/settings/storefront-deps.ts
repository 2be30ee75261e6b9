import type { Fetch } from "../../contracts/client.ts";
import type { Services } from "../../contracts/services.ts";
import type { Payments } from "../../payments/port/payments.ts";
import type { TokenHandover } from "./token-handover.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { SessionEndings } from "./session-endings.ts";

/** What the storefront calls and the process provides. Plain data about the installation is in `StorefrontSettings`. */
export type StorefrontDeps = {
  /** The clients of the backing systems. */
  services: Services;
  /** Takes payments, and knows the state of each. */
  payments: Payments;
  tokenHandover: TokenHandover;
  sessionEndings: SessionEndings;
  /** Reaches the OpenID provider. */
  identityFetch: Fetch;
  limits: RateLimits;
  now: () => Date;
  reportError: (error: unknown, about: { requestId?: string }) => void;
};
