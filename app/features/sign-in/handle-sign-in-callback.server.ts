import {
  factsContext,
  identityContext,
  type RequestContext,
  servicesContext,
  sessionContext,
  settingsContext,
  shopContext,
} from "../../request/request-context.ts";
import { isFault } from "../../../contracts/fault.ts";
import { adoptGuestBasket } from "./adopt-guest-basket.server.ts";
import { finishSignIn, type SignInOutcome } from "./finish-sign-in.server.ts";
import type { SignInFlow } from "./sign-in-flows.server.ts";

/** Finishes a sign-in with the dependencies of a request. */
export async function handleSignInCallback(
  context: RequestContext,
  answer: { flow: SignInFlow; query: URLSearchParams },
): Promise<SignInOutcome> {
  const settings = context.get(settingsContext);
  const session = context.get(sessionContext);
  const { requestId } = context.get(factsContext);
  const report = (error: unknown) => settings.reportError(error, { requestId });
  const { organizationId } = settings.commerce;
  const siteId = context.get(shopContext).shop.site.id;
  return finishSignIn(
    {
      provider: context.get(identityContext),
      services: context.get(servicesContext),
      settings,
      session,
      report,
      async adoptGuestBasket({ email }) {
        try {
          await adoptGuestBasket({ shopper: await session.getOrCreateShopper(), organizationId, siteId }, email);
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
