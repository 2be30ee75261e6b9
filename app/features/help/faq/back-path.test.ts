import { expect, it } from "vitest";
import { backPath } from "./back-path.ts";

it.each([
  [{ from: "/service/CONNAV" }, "/service/CONNAV"],
  [{ from: "/services?fromMSR=true" }, "/services?fromMSR=true"],
  [{ from: "/" }, "/"],
  [{ from: "/faqs-of-others" }, "/faqs-of-others"],
  [{ from: "/faqs" }, undefined],
  [{ from: "/faqs?q=vin" }, undefined],
  [{ from: "https://evil.example/" }, undefined],
  [{ from: "//evil.example" }, undefined],
  [{ from: "/\\evil.example" }, undefined],
  [{ from: "/%2F%2Fevil.example/%5c" }, undefined],
  [{ from: "javascript:alert(1)" }, undefined],
  [{ from: "" }, undefined],
  [{ from: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ["/services", undefined],
])("%j leads back to %s", (state, path) => {
  expect(backPath(state)).toBe(path);
});
