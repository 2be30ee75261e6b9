import { expect, it } from "vitest";
import { createHelpContentClient } from "../../contracts/help-content/help-content-wire.ts";
import { contentIds, listSplashPages, readContent } from "../../contracts/help-content/read-content.ts";
import { searchQuestions } from "../../contracts/help-content/search-questions.ts";
import { fillHelpContent } from "../../platform/help-content/fill-help-content.ts";
import { createHelpContent } from "../../platform/help-content/help-content.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { seedHelpContent } from "./help-content.ts";

it("adds the help content, and can be repeated", async () => {
  const database = await openTestDatabase();
  await fillHelpContent(database.queries, seedHelpContent());
  await fillHelpContent(database.queries, seedHelpContent());
  const app = createHelpContent({ database, now: () => new Date("2026-11-15T12:00:00Z") });
  const call = createHelpContentClient({
    baseUrl: "http://help.invalid",
    fetch: async (request) => app.fetch(request),
  });
  const count = async (refine: string[]) =>
    (await call(searchQuestions, { query: { locale: "cs-CZ", refine, limit: "200" } })).total;
  expect(await count(["c_showGuestOrder=ON", "c_autoRenewal=true"])).toBe(22);
  expect(await count(["c_showGuestOrder=OFF", "c_autoRenewal=true"])).toBe(28);
  expect(await count([])).toBe(21);
  const terms = await call(readContent, { params: { id: contentIds.terms }, query: { locale: "pt-PT" } });
  expect(terms).toMatchObject({ c_version: "2026-11-01", name: "Termos e condições" });
  const { pages } = await call(listSplashPages, {});
  expect(pages.map(({ siteId }) => siteId).sort()).toEqual(["VCS", "VCSJ"]);
  for (const { contentId } of pages) {
    const splash = await call(readContent, { params: { id: contentId }, query: { locale: "en-XB" } });
    expect(splash.c_action).toBe("Find your vehicle");
  }
  await database.close();
});
