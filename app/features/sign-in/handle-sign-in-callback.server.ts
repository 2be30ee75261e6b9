import {
  identityContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  depsContext,
} from "../../request/request-context.ts";
import { isFault } from "../../../contracts/fault.ts";
import { mergeGuestBasket } from "./merge-guest-basket.server.ts";
import { finishSignIn, type SignInOutcome } from "./finish-sign-in.server.ts";
import type { SignInFlow } from "./sign-in-flows.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";

/** Finishes a sign-in with the dependencies of a request. */
export async function handleSignInCallback(
  context: RequestContext,
  answer: { flow: SignInFlow; query: URLSearchParams },
): Promise<SignInOutcome> {
  const settings = context.get(settingsContext);
  const session = context.get(sessionContext);
  const report = errorReporter(context);
  const { organizationId } = settings.commerce;
  const siteId = context.get(requestedShopContext).shop.site.id;
  return finishSignIn(
    {
      provider: context.get(identityContext),
      services: context.get(depsContext).services,
      settings,
      session,
      report,
      async mergeGuestBasket({ email }) {
        try {
          await mergeGuestBasket({ shopper: await session.getOrCreateShopper(), organizationId, siteId }, email);
        } catch (error) {
          // The sign-in succeeds even when the basket cannot be read.
          if (!isFault(error)) throw error;
          report(error);
        }
      },
    },
    answer,
  );
}
