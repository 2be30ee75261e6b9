import { describe, expect, it } from "vitest";
import { isRecordedUrl, maskEvent, maskText } from "./masking.ts";

const uuid = "a50e8400-e29b-41d4-a716-446655440000";

describe("a text", () => {
  it.each([
    ["vehicle SALEA7BWAS2Z00201 is gone", "vehicle [vin] is gone"],
    ["no owner@example.com", "no [e-mail]"],
    ["Bearer abc.def", "Bearer [token]"],
    ["jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln end", "jwt [token] end"],
    ["order VCS-ABCDE-23456 and VCSJ-Z2345-6789A", "order [order] and [order]"],
    ["card 4111 1111 1111 1111", "card [number]"],
    ["card 4111111111111111.", "card [number]."],
    [`person ${uuid}`, "person [id]"],
    ["https://shop.example/faqs?q=my+name#top", "https://shop.example/faqs"],
    ["/de-DE/services?carvin=SALEA7BWAS2Z00201", "/de-DE/services"],
    ["/services#SALEA7", "/services"],
    ["GET /faqs?q=a failed (http://shop.example/b?c=d:1:2)", "GET /faqs failed (http://shop.example/b)"],
    ["at run (http://shop.example/assets/root-abc.js:1:2)", "at run (http://shop.example/assets/root-abc.js:1:2)"],
    ["Why did it fail?", "Why did it fail?"],
  ])("%j is masked as %j", (text, masked) => {
    expect(maskText(text)).toBe(masked);
    expect(maskText(masked)).toBe(masked);
  });
});

describe("a URL", () => {
  it.each([
    ["/services", "", "", true],
    ["/service/CONNAV", "", "", true],
    ["/services", "?carvin=1", "", false],
    ["/services", "", "#a", false],
    ["/account/my-orders/VCS-ABCDE-23456", "", "", false],
    ["/x/SALEA7BWAS2Z00201", "", "", false],
  ])("%s%s%s is recorded: %s", (pathname, search, hash, isRecorded) => {
    expect(isRecordedUrl({ pathname, search, hash })).toBe(isRecorded);
  });
});

const secret = "https://shop.example/x/VCS-ABCDE-23456?mail=owner@example.com";
const masked = "https://shop.example/x/[order]";

describe("an event", () => {
  it.each([
    ["view", { view: { id: uuid, url: secret, referrer: secret, name: "home" } }, "view.url,view.referrer"],
    [
      "view",
      { view: { url: "/", performance: { lcp: { resource_url: secret } } } },
      "view.performance.lcp.resource_url",
    ],
    ["resource", { resource: { id: uuid, url: secret }, view: { url: secret } }, "resource.url,view.url"],
    ["error", { error: { message: secret, stack: secret, handling_stack: secret } }, "error.message,error.stack"],
    ["error", { error: { message: "", resource: { url: secret } } }, "error.resource.url"],
    ["action", { action: { target: { name: secret } } }, "action.target.name"],
    ["long_task", { long_task: { scripts: [{ source_url: secret, invoker: secret }] } }, "long_task.scripts.0.invoker"],
  ])("of type %s is sent without personal data: %o", (type, parts, paths) => {
    const event = {
      type,
      session: { id: uuid },
      application: { id: uuid },
      _dd: { x: uuid },
      ...structuredClone(parts),
    };
    expect(maskEvent(event)).toBe(true);
    for (const path of paths.split(",")) expect(valueAt(event, path)).toBe(masked);
    expect(JSON.stringify(event)).not.toMatch(/owner@|ABCDE/);
  });

  it.each([
    ["causes of an error", { error: { message: "", causes: [{ message: "owner@example.com" }] } }],
    ["the context", { context: { vin: "SALEA7BWAS2Z00201" } }],
    ["the user", { usr: { email: "owner@example.com" } }],
  ])("is not sent with personal data in %s", (_, parts) => {
    expect(maskEvent({ type: "error", ...parts })).toBe(false);
  });
});

function valueAt(event: object, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], event);
}
