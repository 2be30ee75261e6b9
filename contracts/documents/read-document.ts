import { z } from "zod";
import type { File } from "../endpoint.ts";

/** What the documents system answered with: a PDF, that the document is still being made, or something else. */
export type ReceivedDocument = { kind: "pdf"; bytes: Uint8Array } | { kind: "pending" } | { kind: "notAPdf" };

const pendingDocument = z.object({ status: z.literal("pending") });

/** A longer answer is not read as JSON. */
const pendingMaxBytes = 1_000;

/** The bytes decide, not the content type: some systems send a PDF as a plain stream, or an error page as a PDF. */
export function readDocument({ type, bytes }: File): ReceivedDocument {
  if (startsWithPdfMark(bytes)) return { kind: "pdf", bytes };
  const isJson = type?.toLowerCase().startsWith("application/json") ?? false;
  return isJson && isPending(bytes) ? { kind: "pending" } : { kind: "notAPdf" };
}

const pdfMark = new TextEncoder().encode("%PDF-");
const startsWithPdfMark = (bytes: Uint8Array): boolean => pdfMark.every((byte, index) => bytes[index] === byte);

function isPending(bytes: Uint8Array): boolean {
  if (bytes.length > pendingMaxBytes) return false;
  try {
    return pendingDocument.safeParse(JSON.parse(new TextDecoder().decode(bytes))).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
