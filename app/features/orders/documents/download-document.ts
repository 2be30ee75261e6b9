import type { DocumentProblem } from "./document-problem.ts";

export type DownloadOutcome =
  | { kind: "saved" }
  | { kind: "signedOut" }
  | { kind: "problem"; reason: DocumentProblem["reason"] };

const PDF_MARK = "%PDF-";

type Save = (file: Blob, name: string) => void;

/** Fetches a document and saves it as a file. Anything else than a PDF is a problem, whatever it calls itself. */
export async function downloadDocument(
  { action, fields }: { action: string; fields: Readonly<Record<string, string>> },
  { fetch, save }: { fetch: typeof globalThis.fetch; save: Save },
): Promise<DownloadOutcome> {
  const request = { method: "POST", headers: { accept: "application/pdf" }, body: new URLSearchParams(fields) };
  const response = await fetch(action, request).catch(() => undefined);
  if (response?.status === 401) return { kind: "signedOut" };
  if (response?.status === 202) return { kind: "problem", reason: "pending" };
  const file = response?.ok ? await response.blob() : undefined;
  if (!file || (await file.slice(0, PDF_MARK.length).text()) !== PDF_MARK) {
    return { kind: "problem", reason: "unavailable" };
  }
  save(file, fileNameIn(response?.headers.get("content-disposition") ?? ""));
  return { kind: "saved" };
}

const fileNameIn = (disposition: string): string => /filename="([^"]+)"/.exec(disposition)?.[1] ?? "document.pdf";

/** How long the browser may take to begin saving, in milliseconds. */
const SAVE_MS = 60_000;

export const saveFile: Save = (file, name) => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVE_MS);
};
