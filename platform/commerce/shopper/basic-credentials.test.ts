import { Hono } from "hono";
import { expect, it } from "vitest";
import { basicCredentials } from "./basic-credentials.ts";

const encode = (text: string, encoding: BufferEncoding) => `Basic ${Buffer.from(text, encoding).toString("base64")}`;

it.each([
  ["UTF-8", encode("a@example.com:pässwörd", "utf8"), { name: "a@example.com", password: "pässwörd" }],
  ["Latin-1", encode("a@example.com:pässwörd", "latin1"), { name: "a@example.com", password: "pässwörd" }],
  ["a colon in the password", encode("a:b:c", "utf8"), { name: "a", password: "b:c" }],
  ["an empty password", encode("a:", "utf8"), { name: "a", password: "" }],
  ["no name", encode(":b", "utf8"), null],
  ["no colon", encode("a", "utf8"), null],
  ["another scheme", "Bearer abc", null],
  ["no base64", "Basic ???", null],
  ["nothing", undefined, null],
])("reads %s", async (_, authorization, expected) => {
  const app = new Hono().get("/", (context) => context.json(basicCredentials(context) ?? null));
  const response = await app.request("/", { headers: authorization === undefined ? {} : { authorization } });
  expect(await response.json()).toEqual(expected);
});
