import { expect, it } from "vitest";
import { readDocument } from "./read-document.ts";

const json = "application/json; charset=utf-8";

it.each([
  { what: "a PDF", type: "application/pdf", text: "%PDF-1.7\n...", kind: "pdf" },
  { what: "a PDF without a type", type: null, text: "%PDF-1.4", kind: "pdf" },
  { what: "a PDF as a plain stream", type: "application/octet-stream", text: "%PDF-1.7", kind: "pdf" },
  { what: "a document that is being made", type: json, text: '{"status":"pending"}', kind: "pending" },
  { what: "the same with more fields", type: "Application/JSON", text: '{"status":"pending","in":5}', kind: "pending" },
  { what: "another status", type: json, text: '{"status":"failed"}', kind: "notAPdf" },
  { what: "broken JSON", type: json, text: '{"status":', kind: "notAPdf" },
  { what: "pending, but not as JSON", type: "text/html", text: '{"status":"pending"}', kind: "notAPdf" },
  { what: "a long JSON document", type: json, text: `{"status":"pending","x":"${"x".repeat(1000)}"}`, kind: "notAPdf" },
  { what: "an error page that calls itself a PDF", type: "application/pdf", text: "<html>", kind: "notAPdf" },
  { what: "a PDF mark that is not at the beginning", type: "application/pdf", text: " %PDF-1.7", kind: "notAPdf" },
  { what: "a part of the mark", type: "application/pdf", text: "%PDF", kind: "notAPdf" },
  { what: "nothing", type: "application/pdf", text: "", kind: "notAPdf" },
])("reads $what as $kind", ({ type, text, kind }) => {
  const bytes = new TextEncoder().encode(text);
  expect(readDocument({ type, bytes })).toEqual(kind === "pdf" ? { kind, bytes } : { kind });
});
