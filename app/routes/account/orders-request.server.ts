import { siteLocaleOf } from "../../features/basket/request/request-basket.server.ts";
import type { OrdersDeps } from "../../features/orders/orders-deps.ts";
import { type AccountDeps, requireAccount } from "../../request/account/account-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import type { RequestContext } from "../../request/request-context.ts";

export function ordersDeps(context: RequestContext): OrdersDeps & Pick<AccountDeps, "accountId" | "forgerockId"> {
  return { ...requireAccount(context), siteLocale: siteLocaleOf(context), report: errorReporter(context) };
}
