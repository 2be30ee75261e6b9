import type { SubscriptionDeps } from "../../features/subscriptions/read-subscriptions.server.ts";
import { requireAccount } from "../../request/account/account-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import type { RequestContext } from "../../request/request-context.ts";

export const subscriptionDeps = (context: RequestContext): SubscriptionDeps => ({
  ...requireAccount(context),
  reportError: errorReporter(context),
});
