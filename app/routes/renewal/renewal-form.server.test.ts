import { expect, it } from "vitest";
import { readForm } from "../../request/form/read-form.server.ts";
import { renewalForm } from "./renewal-form.server.ts";

const read = (fields: Record<string, string>) =>
  readForm(new Request("http://shop.test/", { method: "POST", body: new URLSearchParams(fields) }), renewalForm);

it.each([
  [{ intent: "add" }, "add"],
  [{ intent: "renewAll" }, "renewAll"],
  [{ intent: "anything" }, "add"],
  [{}, "add"],
] as [Record<string, string>, string][])("the form %j has the intent %s", async (fields, intent) => {
  expect((await read(fields)).intent).toBe(intent);
});

it("the form keeps the plans of all services", async () => {
  const plans = { planId: "NAV-12M", "plan-NAV": "NAV-12M", "plan-LIVE": "LIVE-12M" };
  expect(await read(plans)).toEqual({ intent: "add", ...plans });
});
