import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { signInLocales } from "../../../contracts/identity/sign-in.ts";
import { footerTextsOf } from "./footer-texts.ts";

const messages = new URL("../../../app/i18n/messages/", import.meta.url);

it.each(signInLocales)("calls the pages as the footer of the shop does in %s", (locale) => {
  const texts = JSON.parse(readFileSync(new URL(`${locale}.json`, messages), "utf8")) as Record<string, string>;
  const same = Object.fromEntries(Object.keys(footerTextsOf[locale]).map((name) => [name, texts[`footer.${name}`]]));
  expect(footerTextsOf[locale]).toEqual(same);
});
