import { expect, it } from "vitest";
import { downloadDocument } from "./download-document.ts";

const disposition = { "content-disposition": 'attachment; filename="Invoice-1.pdf"' };

async function download(answer: () => Promise<Response>) {
  const saved: [string, string][] = [];
  const files: Promise<void>[] = [];
  const outcome = await downloadDocument(
    { action: "/service-call-apigee-credit-notes", fields: { recordType: "invoice", recordId: "1" } },
    {
      fetch: answer,
      save: (file, name) => void files.push(file.text().then((text) => void saved.push([name, text]))),
    },
  );
  await Promise.all(files);
  return { outcome, saved };
}

it("saves a PDF under the name that the server gives it", async () => {
  const { outcome, saved } = await download(async () => new Response("%PDF-1.7 x", { headers: disposition }));
  expect(outcome).toEqual({ kind: "saved" });
  expect(saved).toEqual([["Invoice-1.pdf", "%PDF-1.7 x"]]);
});

const unavailable = { kind: "problem", reason: "unavailable" };

it.each([
  ["another file", async () => new Response("<html>", { headers: { "content-type": "application/pdf" } }), unavailable],
  ["nothing", async () => new Response(null), unavailable],
  ["a missing document", async () => Response.json({}, { status: 404 }), unavailable],
  ["a failure", async () => new Response("%PDF-1.7", { status: 503 }), unavailable],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), unavailable],
  ["a pending document", async () => Response.json({}, { status: 202 }), { kind: "problem", reason: "pending" }],
  ["a session that ended", async () => new Response(null, { status: 401 }), { kind: "signedOut" }],
])("saves nothing for %s", async (_, answer, expected) => {
  const { outcome, saved } = await download(answer);
  expect(outcome).toEqual(expected);
  expect(saved).toEqual([]);
});
