import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./secure-headers.ts";

describe("the content security policy", () => {
  it("lets nothing in from elsewhere", () => {
    expect(contentSecurityPolicy({ nonce: "n", styleHashes: "" })).not.toContain("http");
  });

  it.each(["script-src", "img-src", "connect-src"])("lets statistics through %s where a page is measured", (name) => {
    const rule = contentSecurityPolicy({ nonce: "n", styleHashes: "", isMeasured: true })
      .split("; ")
      .find((one) => one.startsWith(name));
    expect(rule).toContain("https://www.googletagmanager.com");
    expect(rule).toContain("'self'");
  });

  it("opens nothing else for statistics", () => {
    const rules = contentSecurityPolicy({ nonce: "n", styleHashes: "", isMeasured: true }).split("; ");
    const open = rules.filter((rule) => rule.includes("http")).map((rule) => rule.split(" ")[0]);
    expect(open).toEqual(["script-src", "img-src", "connect-src"]);
  });
});
