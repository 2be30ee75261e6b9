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
import { adoptBasket } from "./adopt-basket.server.ts";
import { finishSignIn, type SignInOutcome } from "./finish-sign-in.server.ts";
import type { SignInFlow } from "./sign-in-flows.server.ts";

/** Finishes a sign-in with everything a request knows. */
export async function receiveAnswer(
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
      async adopt({ email }) {
        try {
          await adoptBasket({ shopper: await session.shopper(), organizationId, siteId }, email);
        } catch (error) {
          // A basket that cannot be had at the moment keeps nobody out.
          if (!isFault(error)) throw error;
          report(error);
        }
      },
    },
    answer,
  );
}
