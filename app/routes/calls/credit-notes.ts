import {
  type DocumentRequest,
  fileNameOf,
  readDocumentRequest,
} from "../../features/orders/documents/document-request.ts";
import type { DocumentKind } from "../../features/orders/documents/order-documents.ts";
import { type DocumentOutcome, readOwnDocument } from "../../features/orders/documents/read-document.server.ts";
import { orderPath } from "../../features/orders/order-path.ts";
import { requireAccount } from "../../request/account/account-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { readFormFields } from "../../request/form/read-form.server.ts";
import { missingPartsResponse } from "../../request/missing-parts.ts";
import { sessionContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/credit-notes";

const STATUS = { pending: 202, none: 404, unavailable: 503 } as const;

/** Sends an invoice or a credit note of the customer as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  const body = await readBody(request);
  const incomplete = missingPartsResponse(body, ["recordType", "recordId"]);
  if (incomplete) return incomplete;
  const wanted = readDocumentRequest(body);
  if (!wanted) return answer({ error: "invalid request" }, 400);
  // The order's page asks for a sign-in, and is shown after it.
  if (isPage && wanted.order && !context.get(sessionContext).person)
    return shopRedirect(context, orderPath(wanted.order));
  const deps = { ...requireAccount(context), report: errorReporter(context) };
  const outcome = await readOwnDocument(deps, wanted);
  if (outcome.kind === "pdf") return sendPdf(outcome.bytes, fileNameOf(wanted));
  if (isPage && wanted.order) return shopRedirect(context, problemPath(wanted.order, wanted.kind, outcome));
  return answer({ error: outcome.kind }, STATUS[outcome.kind]);
}

export const loader = () => answer({ error: "method not allowed" }, 405, { allow: "POST" });

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
