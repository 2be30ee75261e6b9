import { randomBytes } from "node:crypto";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { listSubscriptions } from "../../../contracts/order-management/subscriptions.ts";
import { invoiceYears } from "../../../contracts/privacy/kept-years.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import { readPart } from "../../request/account/read-part.ts";
import { type DeletionPage, hasSignedInRecently, type RunningService } from "./deletion-page.ts";

export type DeletionDeps = AccountDeps & { signedInAt: number | undefined };

export async function loadDeletionPage(deps: DeletionDeps): Promise<DeletionPage> {
  const { shop, now, signedInAt } = deps;
  const running = await readPart(readRunning(deps));
  return {
    ...(running.isAvailable && { runningServices: running.value }),
    invoiceYears: invoiceYears[shop.market.country],
    consentYears: lawOf({ localeId: shop.locale.id }).consentRecordYears,
    hasSignedInRecently: hasSignedInRecently(signedInAt, now),
    requestKey: randomBytes(24).toString("base64url"),
  };
}

/** The services of both makes, because the account is one. */
async function readRunning({ services, accountId, today }: DeletionDeps): Promise<RunningService[]> {
  const { records } = await services.orderManagement(listSubscriptions, { body: { accountId } });
  return records.flatMap(({ Id: id, name, vehicle, expirationDate: until, isCancelled }) =>
    !isCancelled && until !== null && until >= today ? [{ id, name, vehicle, until }] : [],
  );
}
