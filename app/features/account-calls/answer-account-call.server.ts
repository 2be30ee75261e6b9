import { isIP } from "node:net";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { isFault } from "../../../contracts/fault.ts";
import { type AccountDeps, findAccount } from "../../request/account/account-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import { missingPartsResponse } from "../../request/missing-parts.ts";
import { depsContext, factsContext, type RequestContext } from "../../request/request-context.ts";
import { type AccountMethod, ACCOUNT_METHODS, CONTROLLER, isAccountMethod, withCaller } from "./account-methods.ts";
import { answer, invalidRequest, refusedCall } from "../../request/calls/call-answer.ts";
import { checkUpdate, type UpdateBody, type UpdateChecks, withRenewalTerms } from "./check-update.server.ts";
import { readOwnVins } from "./own-vins.server.ts";
import { readMethodRequest } from "./read-method-request.ts";

type MethodRequest = Readonly<Record<string, unknown>>;

const notFound = () => refusedCall(404, "There is no such record.");

/** Answers a script's call of order management: named methods only, and only about the caller's own account. */
export async function answerAccountCall(
  request: Request,
  context: RequestContext,
  checks: UpdateChecks,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  const body = (await request.json().catch(() => undefined)) as unknown;
  const incomplete =
    missingPartsResponse(query, ["controllerName", "controllerMethod"]) ??
    (searchParams.has("methodRequest") ? undefined : missingPartsResponse(body, ["methodRequest"]));
  if (incomplete) return incomplete;
  const methodRequest = readMethodRequest(searchParams, body);
  const { controllerName, controllerMethod = "" } = query;
  if (controllerName !== CONTROLLER || !isAccountMethod(controllerMethod) || !methodRequest) return invalidRequest();
  const allowance = await context.get(depsContext).limits.accountCallPerIp(context.get(factsContext).ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  try {
    const account = await findAccount(context);
    if (!account) return refusedCall(401, "There is no session.");
    const deps = { ...account, ip: context.get(factsContext).ip };
    return await callMethod(deps, { method: controllerMethod, methodRequest, checks });
  } catch (error) {
    return failedCall(error, errorReporter(context));
  }
}

const isRecord = (value: unknown): value is MethodRequest =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type AccountCall = { method: AccountMethod; methodRequest: MethodRequest; checks: UpdateChecks };

async function callMethod(deps: AccountDeps & { ip: string }, call: AccountCall): Promise<Response> {
  const { accountId, forgerockId, shop, services, ip } = deps;
  const { method, methodRequest, checks } = call;
  if (methodRequest.accountId !== undefined && methodRequest.accountId !== accountId) {
    return refusedCall(403, "The account is not the customer's.");
  }
  const endpoint: Endpoint = ACCOUNT_METHODS[method];
  const own = withCaller(method, methodRequest, { accountId, forgerockId, siteId: shop.site.id });
  const { data: parsed } = endpoint.body.safeParse(own);
  if (!isRecord(parsed)) return invalidRequest();
  const refusal =
    (await refuseHidden(deps, method, parsed)) ??
    (await refuseForeignVehicle(deps, parsed)) ??
    (method === "UpdateOmsRecord" ? await checkUpdate(parsed as UpdateBody, deps, checks) : undefined);
  if (refusal) return refusal;
  // Order management records from where a payment method was written; the caller's claim about it does not count.
  const body = "refPaymentMethod" in parsed && "fields" in parsed ? { ...parsed, ip: isIP(ip) ? ip : null } : parsed;
  if (method === "UpdateOmsRecord") return sendUpdate(services, await withRenewalTerms(body as UpdateBody, checks));
  return answer(await services.orderManagement(endpoint, { body }));
}

const sendUpdate = async (services: AccountDeps["services"], body: UpdateBody | Response): Promise<Response> =>
  body instanceof Response ? body : answer(await services.orderManagement(updateOmsRecord, { body }));

/** The preferences that hide the account's pages hide the calls behind them. */
async function refuseHidden(
  { catalogue, shop }: AccountDeps,
  method: AccountMethod,
  body: MethodRequest,
): Promise<Response | undefined> {
  const { isAccountHidden, isPaymentMethodHidden } = await catalogue.preferences(shop.site.id);
  const isPayment = method === "PaymentMethodInformation" || "refPaymentMethod" in body;
  return isAccountHidden || (isPayment && isPaymentMethodHidden) ? notFound() : undefined;
}

/** Another owner's vehicle is answered like one that does not exist. */
async function refuseForeignVehicle(deps: AccountDeps, body: MethodRequest): Promise<Response | undefined> {
  if (!("vin" in body)) return undefined;
  const own = await readOwnVins(deps);
  return own.has(String(body.vin)) ? undefined : notFound();
}

function failedCall(error: unknown, report: (error: unknown) => void): Response {
  // A thrown response is the answer, not a failure.
  if (!(error instanceof Error)) throw error;
  if (!isFault(error)) {
    // A script reads JSON only and could not show an error page.
    report(error);
    return refusedCall(500, "The call cannot be answered at the moment.");
  }
  if (error.kind !== "refused") return refusedCall(500, "A system does not answer.");
  if (error.status === 404) return notFound();
  if (error.status === 409) return refusedCall(409, error.message, error.type);
  return error.status === 400 ? invalidRequest() : refusedCall(500, "A system does not answer.");
}
