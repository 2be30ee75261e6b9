import {
  type DocumentRequest,
  fileNameOf,
  readDocumentRequest,
} from "../../features/orders/documents/document-request.ts";
import type { DocumentKind } from "../../features/orders/documents/order-documents.ts";
import { type DocumentOutcome, readOwnDocument } from "../../features/orders/documents/read-document.server.ts";
import { orderPath } from "../../features/orders/order-path.ts";
import { findAccount } from "../../request/account/account-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { readFormFields } from "../../request/form/read-form.server.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import { missingPartsResponse } from "../../request/missing-parts.ts";
import { depsContext, factsContext, type RequestContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/credit-notes";

const STATUS = { pending: 202, none: 404, unavailable: 503 } as const;

/** Sends an invoice or a credit note of the customer as a file. */
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
  const returnTo = isPage ? wanted.order : undefined;
  const account = await findAccount(context);
  // The order's page asks for a sign-in, and is shown after it.
  if (!account) return returnTo ? shopRedirect(context, orderPath(returnTo)) : answer({ error: "no session" }, 401);
  const outcome = await readOwnDocument({ ...account, report: errorReporter(context) }, wanted);
  if (outcome.kind === "pdf") return sendPdf(outcome.bytes, fileNameOf(wanted));
  if (returnTo) return shopRedirect(context, problemPath(returnTo, wanted.kind, outcome));
  return answer({ error: outcome.kind }, STATUS[outcome.kind]);
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
function problemPath(
  order: NonNullable<DocumentRequest["order"]>,
  kind: DocumentKind,
  outcome: DocumentOutcome,
): string {
  const reason = outcome.kind === "pending" ? "pending" : "unavailable";
  return `${orderPath(order)}?${reason}=${kind}`;
}

function answer(document: object, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(document, { status, headers: { "cache-control": "private, no-store", ...headers } });
}
