import {
  type DocumentRequest,
  fileNameOf,
  readDocumentRequest,
} from "../../features/orders/documents/document-request.ts";
import type { DocumentKind } from "../../features/orders/documents/order-documents.ts";
import {
  type DocumentOutcome,
  readGuestDocument,
  readOwnDocument,
} from "../../features/orders/documents/read-document.server.ts";
import { orderPath } from "../../features/orders/order-path.ts";
import { findAccount } from "../../request/account/account-deps.server.ts";
import { guestOrderPath } from "../../request/guest-order/guest-order-paths.ts";
import { findOrderGrant } from "../../request/guest-order/order-access.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { readFormFields } from "../../request/form/read-form.server.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import { missingPartsResponse } from "../../request/missing-parts.ts";
import { depsContext, factsContext, type RequestContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/credit-notes";

const STATUS = { pending: 202, none: 404, unavailable: 503 } as const;

/** Sends an invoice or a credit note of the customer, or of a guest's order, as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  const allowance = await context.get(depsContext).limits.accountCallPerIp(context.get(factsContext).ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  const body = await readBody(request);
  const incomplete = missingPartsResponse(body, ["recordType", "recordId"]);
  if (incomplete) return incomplete;
  const wanted = readDocumentRequest(body);
  return wanted ? sendDocument(request, context, wanted) : answer({ error: "invalid request" }, 400);
}

export const loader = () => postOnly();

const postOnly = () => answer({ error: "method not allowed" }, 405, { allow: "POST" });

async function sendDocument(request: Request, context: RequestContext, wanted: DocumentRequest): Promise<Response> {
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  const returnTo = isPage ? pageOf(wanted) : undefined;
  const outcome = await readDocumentOf(request, context, wanted);
  // The order's page asks for a sign-in, or for the details of the order, and is shown after it.
  if (!outcome) return returnTo ? shopRedirect(context, returnTo) : answer({ error: "no session" }, 401);
  if (outcome.kind === "pdf") return sendPdf(outcome.bytes, fileNameOf(wanted));
  if (returnTo) return shopRedirect(context, problemPath(returnTo, wanted.kind, outcome));
  return answer({ error: outcome.kind }, STATUS[outcome.kind]);
}

/** Undefined without a session, or without a grant for the guest order that the request names. */
async function readDocumentOf(
  request: Request,
  context: RequestContext,
  wanted: DocumentRequest,
): Promise<DocumentOutcome | undefined> {
  const report = errorReporter(context);
  const { guestOrderNumber: orderNumber } = wanted;
  if (orderNumber === undefined) {
    const account = await findAccount(context);
    return account && readOwnDocument({ ...account, report }, wanted);
  }
  const grant = await findOrderGrant(context, { request, orderNumber });
  const { services } = context.get(depsContext);
  return grant && readGuestDocument({ services, guest: { orderNumber, email: grant.email }, report }, wanted);
}

/** The page that the request came from. */
function pageOf({ order, guestOrderNumber }: DocumentRequest): string | undefined {
  if (guestOrderNumber !== undefined) return guestOrderPath(guestOrderNumber);
  return order && orderPath(order);
}

async function readBody(request: Request): Promise<unknown> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json") ?? false;
  return isJson ? (request.json() as Promise<unknown>).catch(() => undefined) : readFormFields(request);
}

function sendPdf(bytes: Uint8Array, fileName: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${fileName}"`,
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** Without scripts the order's page says what a dialog would. */
function problemPath(page: string, kind: DocumentKind, outcome: DocumentOutcome): string {
  const reason = outcome.kind === "pending" ? "pending" : "unavailable";
  return `${page}?${reason}=${kind}`;
}

function answer(document: object, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(document, { status, headers: { "cache-control": "private, no-store", ...headers } });
}
