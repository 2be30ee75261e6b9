import { data } from "react-router";
import { z } from "zod";
import { EXIT_STATUS, type ExitAnswer } from "../../features/contract-exit/exit-answer.ts";
import {
  exitFormCookie,
  exitFormKey,
  filedExits,
  newExitFormKey,
} from "../../features/contract-exit/exit-cookies.server.ts";
import { checkExitFields, cleanExitFields, type ExitFields } from "../../features/contract-exit/exit-fields.ts";
import {
  EXIT_TEXTS,
  type ExitKind,
  hasReview,
  RECEIPT_ID,
  RECEIPT_PARAMETER,
} from "../../features/contract-exit/exit-kind.ts";
import { receiptFromWire } from "../../features/contract-exit/exit-receipt.ts";
import { fileExit } from "../../features/contract-exit/file-exit.server.ts";
import { fillExit, readReceipt } from "../../features/contract-exit/load-exit.server.ts";
import { readSender } from "../../request/account/read-sender.server.ts";
import { ORDER_PARAMETER } from "../../request/contract-exit/exit-path.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { orderGrants } from "../../request/guest-order/order-grants.server.ts";
import {
  depsContext,
  factsContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
} from "../../request/request-context.ts";
import { refuse } from "../../request/refuse.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";

type Args = { request: Request; context: RequestContext };

const noStore = { "cache-control": "private, no-store" };

/** The receipt that the address names, if this browser filed it; otherwise the form, with what is known filled in. */
export async function loadExit(kind: ExitKind, { request, context }: Args) {
  refuseUnlessOffered(kind, context);
  const query = new URL(request.url).searchParams;
  const cookies = cookieDeps(context);
  const { shop } = context.get(requestedShopContext);
  const { orderManagement } = context.get(depsContext).services;
  const zone = zoneOf(context);
  const number = query.get(RECEIPT_PARAMETER);
  const filed = number ? await filedExits(cookies).find(request, { siteId: shop.site.id, number }) : undefined;
  const [receipt, filled, { formKey, cookie }] = await Promise.all([
    filed && readReceipt(orderManagement, filed, zone),
    filed ? undefined : fillExit(await fillDeps(kind, { request, context })),
    findFormKey({ request, context }),
  ]);
  const headers = addCookies(new Headers(noStore), cookie);
  const page = { kind, formKey, receipt, filled, hasReview: hasReview(kind, shop.market.country) };
  return data({ page }, { headers });
}

/** Where a market has no such function, its page does not exist; the footer has no link to it then. */
function refuseUnlessOffered(kind: ExitKind, context: RequestContext): void {
  const { withdrawal, cancelFunction } = context.get(requestedShopContext).shop.market;
  if (!(kind === "withdrawal" ? withdrawal : cancelFunction).isEnabled) refuse(404);
}

const zoneOf = (context: RequestContext) => {
  const { locale, market } = context.get(requestedShopContext).shop;
  return { localeId: locale.id, timeZone: market.timeZone };
};

async function fillDeps(kind: ExitKind, { request, context }: Args) {
  const { shop } = context.get(requestedShopContext);
  const { services, now } = context.get(depsContext);
  const siteId = shop.site.id;
  return {
    ...zoneOf(context),
    kind,
    orderManagement: services.orderManagement,
    siteId,
    now: now(),
    readSender: () => readSender(context),
    accountId: context.get(sessionContext).person?.accountId,
    grants: await orderGrants(cookieDeps(context)).list(request, siteId),
    namedOrder: new URL(request.url).searchParams.get(ORDER_PARAMETER)?.trim() ?? "",
  };
}

/** The key of this browser's forms, with the cookie that keeps a new one. */
async function findFormKey({ request, context }: Args): Promise<{ formKey: string; cookie?: string }> {
  const cookie = exitFormCookie(cookieDeps(context));
  const known = await cookie.read(request);
  if (known) return { formKey: known };
  const formKey = newExitFormKey();
  return { formKey, cookie: await cookie.write(formKey) };
}

/** Much longer than any field; what is too long is said to the customer. */
const sent = z
  .string()
  .default("")
  .transform((value) => value.slice(0, 5_000));
const exitForm = z.object({
  formKey: exitFormKey,
  intent: z.enum(["confirm", "review", "edit"]),
  name: sent,
  contract: sent,
  email: sent,
  type: sent,
  reason: sent,
  endsOn: sent,
});

export async function answerExitForm(kind: ExitKind, args: Args) {
  refuseUnlessOffered(kind, args.context);
  const { formKey, intent, ...typed } = await readForm(args.request, exitForm);
  const fields = cleanExitFields(typed);
  if (intent === "edit") return answer({ kind: "edit", fields });
  const problems = checkExitFields(fields);
  if (problems.length > 0) return answer({ kind: "invalid", fields, problems });
  return intent === "review" ? answer({ kind: "review", fields }) : file(args, { kind, fields, formKey });
}

type Filing = { kind: ExitKind; fields: ExitFields; formKey: string };

async function file({ request, context }: Args, filing: Filing) {
  const { services, limits } = context.get(depsContext);
  const { site, locale } = context.get(requestedShopContext).shop;
  const deps = {
    orderManagement: services.orderManagement,
    limits,
    ip: context.get(factsContext).ip,
    siteId: site.id,
    localeId: locale.id,
  };
  const outcome = await fileExit(deps, filing);
  if (outcome.kind === "unavailable") return answer({ kind: "unavailable", fields: filing.fields });
  const { requestKey, receipt } = outcome;
  const cookies = cookieDeps(context);
  const receipts = filedExits(cookies);
  const formCookie = exitFormCookie(cookies);
  const hasCookies = formCookie.sealed(request) !== undefined || (await receipts.readAll(request)).length > 0;
  if (!hasCookies) return answer({ kind: "filed", receipt: receiptFromWire(receipt, zoneOf(context)) });
  const { number, receivedAt } = receipt;
  const filed = await receipts.add(request, { siteId: site.id, number, receivedAt, requestKey });
  const path = `${EXIT_TEXTS[filing.kind].path}?${new URLSearchParams({ [RECEIPT_PARAMETER]: number })}#${RECEIPT_ID}`;
  return redirectAfterPost(context, path, addCookies(new Headers(noStore), filed, formCookie.clear()));
}

const answer = (given: ExitAnswer) => data<ExitAnswer>(given, { status: EXIT_STATUS[given.kind], headers: noStore });
