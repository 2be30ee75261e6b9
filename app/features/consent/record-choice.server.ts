import { createHash } from "node:crypto";
import { type ConsentRecord, addConsentRecords } from "../../../contracts/consent-records/records.ts";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { depsContext, factsContext, type RequestContext, requestedShopContext } from "../../request/request-context.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import { type ChoicePlace, writeChoiceText } from "./choice-texts.server.ts";
import type { ConsentChoice } from "./consent.ts";

type MadeChoice = { choice: ConsentChoice; consentId: string; place: ChoicePlace };

/**
 * Records a choice about cookies as evidence. The choice itself never waits longer than a moment and never fails because
 * of it. Returns false for one that could not be recorded: the visitor is asked again soon.
 */
export async function recordChoice(context: RequestContext, made: MadeChoice): Promise<boolean> {
  const report = errorReporter(context);
  try {
    const isDone = await resolveWithin(addRecord(context, recordOf(context, made)));
    if (!isDone) report(new Error("A choice about cookies was not recorded in time."));
    return isDone === true;
  } catch (error) {
    report(error);
    return false;
  }
}

/** Returns true also where the limit is reached: then the choice is not meant to be kept. */
async function addRecord(context: RequestContext, record: ConsentRecord): Promise<true> {
  const { services, limits } = context.get(depsContext);
  const { isAllowed } = await limits.consentPerIp(context.get(factsContext).ip);
  if (isAllowed) await services.consentRecords(addConsentRecords, { body: { records: [record] } });
  return true;
}

function recordOf(context: RequestContext, { choice, consentId, place }: MadeChoice): ConsentRecord {
  const { site, locale } = context.get(requestedShopContext).shop;
  const now = context.get(depsContext).now();
  const text = writeChoiceText(locale.id, { place, choice });
  const textHash = createHash("sha256").update(text).digest("hex");
  return {
    key: `cookies:${consentId}:${now.getTime()}`,
    kind: "cookies",
    choice: choice === "granted" ? "accepted" : "declined",
    text,
    textHash,
    version: textHash.slice(0, 12),
    siteId: site.id,
    locale: locale.id,
    recordedAt: now.toISOString(),
    keepUntil: yearsAfter(now, lawOf({ localeId: locale.id }).consentRecordYears),
    orderNumber: null,
    accountId: null,
    consentId,
  };
}

function yearsAfter(moment: Date, years: number): string {
  const date = new Date(moment);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
