import { describe, expect, it } from "vitest";
import { parseForm } from "./form.ts";

describe("parseForm", () => {
  it.each<[string, object]>([
    ["", {}],
    ["a=1", { a: "1" }],
    ["a=", { a: "" }],
    ["a=1&b=2", { a: "1", b: "2" }],
    ["a[b]=1&a[c]=2", { a: { b: "1", c: "2" } }],
    ["a[b][c][d]=1", { a: { b: { c: { d: "1" } } } }],
    ["a[]=1&a[]=2", { a: ["1", "2"] }],
    ["a[0]=1&a[1]=2", { a: ["1", "2"] }],
    ["a[0][b]=1&a[1][b]=2", { a: [{ b: "1" }, { b: "2" }] }],
    ["a[1]=1", { a: { 1: "1" } }],
    ["a[0]=1&a[2]=2", { a: { 0: "1", 2: "2" } }],
    ["metadata%5BorderNo%5D=ORDER%2D1", { metadata: { orderNo: "ORDER-1" } }],
    ["a=b+c%26d", { a: "b c&d" }],
    ["a[b[c]]=1", { a: { b: { c: "1" } } }],
  ])("reads %j", (text, form) => {
    expect(parseForm(text)).toEqual(form);
  });

  it.each([
    ["a name twice", "a=1&a=2"],
    ["a name in a list twice", "a[0]=1&a[0]=2"],
    ["a value and a group of one name", "a=1&a[b]=2"],
    ["a group and a value of one name", "a[b]=2&a=1"],
    ["no name", "=1"],
    ["seven levels", "a[b][c][d][e][f][g]=1"],
    ["the prototype", "__proto__[admin]=1"],
    ["the prototype further down", "a[__proto__][admin]=1"],
    ["the constructor", "a[constructor][prototype]=1"],
    ["the name of a built-in function", "toString=1"],
    ["a character that cannot be stored", "a=%00"],
  ])("refuses %s", (_, text) => {
    expect(parseForm(text)).toBeUndefined();
  });

  it("changes no other object", () => {
    parseForm("__proto__[admin]=1&constructor[prototype][admin]=1");
    expect({}).not.toHaveProperty("admin");
  });
});
