import { expect, it } from "vitest";
import { problemTexts } from "./document-problem.ts";
import { readDocumentProblem } from "./read-document-problem.server.ts";

it.each([
  ["unavailable=invoice", { kind: "invoice", reason: "unavailable" }],
  ["unavailable=creditNote", { kind: "creditNote", reason: "unavailable" }],
  ["pending=invoice", { kind: "invoice", reason: "pending" }],
  ["pending=creditNote", { kind: "creditNote", reason: "pending" }],
  ["", undefined],
  ["pending=true", undefined],
  ["unavailable=%3Cscript%3E", undefined],
])("%j is the problem %j", (query, problem) => {
  expect(readDocumentProblem(new URLSearchParams(query))).toEqual(problem);
});

it.each([
  ["invoice", "unavailable", "orders.invoiceTitle", "orders.invoiceText"],
  ["creditNote", "unavailable", "orders.creditNoteTitle", "orders.creditNoteText"],
  ["invoice", "pending", "orders.invoice", "orders.invoicePending"],
  ["creditNote", "pending", "orders.creditNote", "orders.creditNotePending"],
] as const)("a %s that is %s is called %s, and explained by %s", (kind, reason, title, text) => {
  expect(problemTexts({ kind, reason })).toEqual({ title, text });
});
