import type { DocumentProblem } from "./document-problem.ts";

/** The problem that a browser without scripts comes back with. */
export function readDocumentProblem(query: URLSearchParams): DocumentProblem | undefined {
  for (const reason of ["unavailable", "pending"] as const) {
    const kind = query.get(reason);
    if (kind === "invoice" || kind === "creditNote") return { kind, reason };
  }
  return undefined;
}
