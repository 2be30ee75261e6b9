import { describe, expect, it } from "vitest";
import { isOwnPage } from "./require-same-origin.ts";

const secure = "https://shop.example";
const plain = "http://localhost:3000";

describe("a change", () => {
  it.each([
    [secure, "shop.example", "https://shop.example", undefined],
    [secure, "shop.example", "https://shop.example", "same-origin"],
    [secure, "jaguar.example", "https://jaguar.example", undefined],
    [secure, "shop.example", "null", "same-origin"],
    [plain, "localhost:3000", "http://localhost:3000", undefined],
    [plain, "127.0.0.1:3000", "http://127.0.0.1:3000", "same-origin"],
  ])("at %s, host %s, is accepted from %s (%s)", (publicOrigin, host, origin, fetchSite) => {
    expect(isOwnPage({ host, origin, fetchSite }, publicOrigin)).toBe(true);
  });

  it.each([
    [secure, "shop.example", "http://shop.example", undefined],
    [secure, "shop.example", "http://shop.example", "same-origin"],
    [secure, "jaguar.example", "http://jaguar.example", undefined],
    [secure, "shop.example", "https://shop.example:8443", undefined],
    [secure, "shop.example", "https://shop.example.evil.example", undefined],
    [secure, "shop.example", "https://evil.example", undefined],
    [secure, "shop.example", "https://SHOP.example", undefined],
    [secure, "shop.example", "https://shop.example/", undefined],
    [secure, "shop.example", "https://shop.example", "same-site"],
    [secure, "shop.example", "https://shop.example", "cross-site"],
    [secure, "shop.example", "https://shop.example", "none"],
    [secure, "shop.example", "null", undefined],
    [secure, "shop.example", "null", "cross-site"],
    [secure, "shop.example", "", undefined],
    [secure, "shop.example", undefined, undefined],
    [secure, "shop.example", undefined, "same-origin"],
    [plain, "localhost:3000", "https://localhost:3000", undefined],
    [plain, "localhost:3000", "http://localhost:3001", undefined],
    [plain, "localhost:3000", "http://localhost", undefined],
  ])("at %s, host %s, is refused from %s (%s)", (publicOrigin, host, origin, fetchSite) => {
    expect(isOwnPage({ host, origin, fetchSite }, publicOrigin)).toBe(false);
  });
});
