import {
  identityContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  shopContext,
  depsContext,
} from "../../request/request-context.ts";
import { isFault } from "../../../contracts/fault.ts";
import { adoptBasket } from "./adopt-basket.server.ts";
import { finishSignIn, type SignInOutcome } from "./finish-sign-in.server.ts";
import type { SignInFlow } from "./sign-in-flows.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";

/** Finishes a sign-in with everything a request knows. */
export async function receiveAnswer(
  context: RequestContext,
  answer: { flow: SignInFlow; query: URLSearchParams },
): Promise<SignInOutcome> {
  const settings = context.get(settingsContext);
  const session = context.get(sessionContext);
  const report = errorReporter(context);
  const { organizationId } = settings.commerce;
  const siteId = context.get(shopContext).shop.site.id;
  return finishSignIn(
    {
      provider: context.get(identityContext),
      services: context.get(depsContext).services,
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
