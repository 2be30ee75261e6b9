import { expect, it } from "vitest";
import { readEnvironment } from "../environment/environment.ts";
import { letterHref } from "./letter-href.ts";

const hosts = { PUBLIC_ORIGIN: "https://shop.example", SITE_HOSTS: "jaguar.example=VCSJ" };

it.each([
  [{}, "VCS", "en-GB", "/view-order", "http://localhost:3000/view-order"],
  [{}, "VCS", "de-DE", "/view-order?x=1", "http://localhost:3000/de-DE/view-order?x=1"],
  [{}, "VCSJ", "fr-BE", "/", "http://localhost:3000/jaguar/fr-BE/"],
  [{ PUBLIC_ORIGIN: "https://shop.example" }, "VCSJ", "en-GB", "/faqs", "https://shop.example/jaguar/faqs"],
  [hosts, "VCSJ", "cs-CZ", "/faqs", "https://jaguar.example/cs-CZ/faqs"],
  [hosts, "VCS", "cs-CZ", "/faqs", "https://shop.example/cs-CZ/faqs"],
  [{ LOCALE_PLACEMENT: "query_param" }, "VCS", "it-IT", "/faqs", "http://localhost:3000/faqs?locale=it-IT"],
] as const)("with %j a letter of %s in %s links %s as %s", (settings, siteId, localeId, path, address) => {
  expect(letterHref(readEnvironment({ ...settings }))({ siteId, localeId }, path)).toBe(address);
});
