import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ContentLocale,
  contentLocales,
  contentProblem,
  createHelpContentClient,
} from "../../contracts/help-content/help-content-wire.ts";
import { listSplashPages, readContent } from "../../contracts/help-content/read-content.ts";
import { listRenewalQuestions, searchQuestions } from "../../contracts/help-content/search-questions.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { fillHelpContent, type HelpContentData } from "./fill-help-content.ts";
import { createHelpContent } from "./help-content.ts";

type Row = HelpContentData["questions"][number];
const row = (id: string, change: Partial<Row> = {}): Row => ({
  id,
  locale: "en-GB",
  name: `Question ${id}?`,
  body: `<p>Answer ${id}</p>`,
  category: "payment",
  position: 1,
  isFaqEnabled: true,
  showContent: true,
  showGuestOrder: null,
  autoRenewal: false,
  topRenewalsOrder: null,
  topHelpOrder: null,
  ...change,
});
type ContentRow = HelpContentData["contents"][number];
const version = (day: string, body: string, details: ContentRow["details"] = {}): ContentRow => ({
  id: "Terms_Conditions",
  locale: "en-GB",
  name: "Terms",
  version: day,
  body,
  details,
});
/** Still the 16th in Britain, the 17th already in France. */
const now = () => new Date("2026-11-16T23:30:00Z");
const data: HelpContentData = {
  questions: [
    row("all", { position: 3, topRenewalsOrder: 2, topHelpOrder: 1 }),
    row("guests", { position: 2, showGuestOrder: "ON", topHelpOrder: 2 }),
    row("customers", { position: 1, showGuestOrder: "OFF" }),
    row("refunds", { position: 5, category: "refunds / cancellations" }),
    row("contact", { position: 6, category: "contact-us" }),
    row("renewing", { position: 4, autoRenewal: true, topRenewalsOrder: 1 }),
    row("off", { isFaqEnabled: false }),
    row("hidden", { showContent: false }),
    row("all", { locale: "nl-BE", name: "Vraag?", topRenewalsOrder: 1 }),
    row("all", { locale: "fr-BE", name: "Question ?", topRenewalsOrder: 1 }),
    row("unsafe", { locale: "cs-CZ", body: "<p onclick='x'>a</p><script>alert(1)</script>" }),
  ],
  contents: [
    version("2026-05-01", "<p>Old</p>"),
    version("2026-11-15", "<p>New</p>", { changes: "New rules." }),
    version("2026-11-17", "<p>Tomorrow</p>"),
    { ...version("2026-11-17", "<p>Nouveau</p>"), locale: "fr-FR" },
    { id: "Vehicle_Defender", locale: "en-GB", name: "Defender", body: "<p>Drawing</p>", details: {} },
  ],
  splashPages: [{ name: "stay-connected", siteId: "VCS", contentId: "Splash_VCS" }],
};

async function prepare() {
  const database = await openTestDatabase();
  await fillHelpContent(database.queries, data);
  await fillHelpContent(database.queries, {
    questions: [],
    splashPages: [],
    contents: [version("2026-11-15", "<p>Newest</p><img src=x>", { changes: "New rules.", c_image: "defender" })],
  });
  return { app: createHelpContent({ database, now }), close: () => database.close() };
}

describeContract("help content", prepare, (connect) => {
  const search = (refine: string[], page: { locale?: ContentLocale; offset?: string; limit?: string } = {}) =>
    createHelpContentClient(connect())(searchQuestions, { query: { locale: "en-GB", refine, ...page } });
  const found = async (refine: string[]) => (await search(refine)).hits.map(({ id }) => id);

  it.each([
    ["a reader without an audience", [], ["all", "refunds", "contact"]],
    ["a guest", ["c_showGuestOrder=ON"], ["guests", "all", "refunds", "contact"]],
    ["a customer", ["c_showGuestOrder=OFF"], ["customers", "all", "refunds", "contact"]],
    ["one category", ["c_category=payment"], ["all"]],
    ["two categories", ["c_category=contact-us|refunds / cancellations"], ["refunds", "contact"]],
    ["a region with auto-renewal", ["c_autoRenewal=true"], ["all", "renewing", "refunds", "contact"]],
    ["a region without", ["c_autoRenewal=false"], ["all", "refunds", "contact"]],
    ["top renewals", ["c_topQuestionRenewals=true", "c_autoRenewal=true"], ["renewing", "all"]],
    ["top help for guests", ["c_topQuestionHelp=true", "c_showGuestOrder=ON"], ["all", "guests"]],
  ])("finds for %s", async (_, refine, ids) => {
    expect(await found(refine)).toEqual(ids);
  });

  it("returns all fields of a question", async () => {
    const { hits } = await search(["c_category=payment"]);
    expect(hits).toEqual([
      {
        id: "all",
        name: "Question all?",
        c_body: "<p>Answer all</p>",
        c_category: "payment",
        c_isFaqenabled: true,
        c_showContent: true,
        c_showGuestOrder: null,
        c_autoRenewal: false,
        c_topQuestionRenewals: true,
        c_topQuestionRenewalsOrder: 2,
        c_topQuestionHelp: true,
        c_topQuestionHelpOrder: 1,
      },
    ]);
  });

  it("returns a page and the total", async () => {
    const page = await search([], { offset: "1", limit: "1" });
    expect(page).toMatchObject({ total: 3, offset: 1, limit: 1 });
    expect(page.hits.map(({ id }) => id)).toEqual(["refunds"]);
    expect((await search([], { limit: "0" })).hits).toEqual([]);
    expect((await search([], { offset: "10000" })).hits).toEqual([]);
  });

  it.each(contentLocales)("searches in %s", async (locale) => {
    const totals: Partial<Record<ContentLocale, number>> = {
      "en-GB": 3,
      "en-XB": 3,
      "nl-BE": 1,
      "fr-BE": 1,
      "cs-CZ": 1,
    };
    expect(await search([], { locale })).toMatchObject({ locale, total: totals[locale] ?? 0 });
  });

  it.each([
    ["BE", "nl-NL", "nl-BE"],
    ["BE", "de-DE", "fr-BE"],
    ["GB", "en-XB", "en-GB"],
  ] as const)("lists the top questions about renewals in %s for %s", async (region, requested, locale) => {
    const call = createHelpContentClient(connect());
    const response = await call(listRenewalQuestions, { params: { region }, query: { locale: requested } });
    expect(response).toMatchObject({ region, locale });
    expect(response.hits.map(({ id }) => id)).toEqual(["all"]);
  });

  it("removes unsafe HTML from a body", async () => {
    const { hits } = await search([], { locale: "cs-CZ" });
    expect(hits.map(({ c_body }) => c_body)).toEqual(["<p>a</p>"]);
  });

  const readTerms = (locale: ContentLocale, version?: string) =>
    createHelpContentClient(connect())(readContent, {
      params: { id: "Terms_Conditions" },
      query: { locale, ...(version && { version }) },
    });

  it("returns a text with all its fields, as it was written last", async () => {
    expect(await readTerms("en-XB")).toEqual({
      id: "Terms_Conditions",
      locale: "en-XB",
      name: "Terms",
      c_body: "<p>Newest</p>",
      c_version: "2026-11-15",
      c_versions: [{ version: "2026-11-15", changes: "New rules." }, { version: "2026-05-01" }],
      c_image: "defender",
    });
  });

  it.each([
    ["en-GB", undefined, "2026-11-15", "<p>Newest</p>"],
    ["fr-FR", undefined, "2026-11-17", "<p>Nouveau</p>"],
    ["en-GB", "2026-11-15", "2026-11-15", "<p>Newest</p>"],
    ["en-GB", "2026-05-01", "2026-05-01", "<p>Old</p>"],
  ] as const)("returns in %s for the version %s that of %s", async (locale, requested, version, body) => {
    expect(await readTerms(locale, requested)).toMatchObject({ c_version: version, c_body: body });
  });

  it.each([
    ["en-GB", "2026-11-17"],
    ["en-GB", "2026-05-02"],
    ["en-XB", "2026-05-02"],
    ["de-DE", "2026-05-01"],
  ] as const)("has in %s no version %s, or not yet", async (locale, version) => {
    await expect(readTerms(locale, version)).rejects.toMatchObject({ status: 404, type: "content-not-found" });
  });

  it("returns a text without versions", async () => {
    const query = { locale: "en-GB" } as const;
    const call = createHelpContentClient(connect());
    const params = { id: "Vehicle_Defender" };
    const text = await call(readContent, { params, query });
    expect(text).toEqual({ id: "Vehicle_Defender", locale: "en-GB", name: "Defender", c_body: "<p>Drawing</p>" });
    const versioned = call(readContent, { params, query: { ...query, version: "2026-11-15" } });
    await expect(versioned).rejects.toMatchObject({ status: 404 });
  });

  it("lists the splash pages", async () => {
    expect(await createHelpContentClient(connect())(listSplashPages, {})).toEqual({ pages: data.splashPages });
  });

  it.each([
    ["nothing", "en-GB"],
    ["Terms_Conditions", "de-DE"],
    ["all", "en-GB"],
    ["hidden", "en-GB"],
  ] as const)("has no content %s in %s", async (id, locale) => {
    const call = createHelpContentClient(connect());
    await expect(call(readContent, { params: { id }, query: { locale } })).rejects.toMatchObject({
      status: 404,
      type: "content-not-found",
    });
  });

  describe("refuses with its own error document", () => {
    const get = (path: string) => {
      const { baseUrl, fetch } = connect();
      return fetch(new Request(baseUrl + path));
    };
    const inEnglish = "/assets/search?locale=en-GB";

    it.each([
      "/assets/search",
      "/assets/search?locale=",
      "/assets/search?locale=xx-XX",
      "/assets/search?locale=en-GB&locale=de-DE",
      "/assets/search?locale=en-GB%00",
      `${inEnglish}&refine=`,
      `${inEnglish}&refine=c_category`,
      `${inEnglish}&refine=c_category=`,
      `${inEnglish}&refine=c_category=payment|secret`,
      `${inEnglish}&refine=c_isFaqenabled=false`,
      `${inEnglish}&refine=c_showContent=false`,
      `${inEnglish}&refine=c_showGuestOrder=`,
      `${inEnglish}&refine=c_showGuestOrder=ON&refine=c_showGuestOrder=OFF`,
      `${inEnglish}&refine=id=off`,
      `${inEnglish}&refine=${encodeURIComponent("c_category=payment' or '1'='1")}`,
      `${inEnglish}&refine=${"a".repeat(5000)}`,
      `${inEnglish}${"&refine=c_autoRenewal=true".repeat(6)}`,
      `${inEnglish}&offset=-1`,
      `${inEnglish}&offset=10001`,
      `${inEnglish}&offset=1e3`,
      `${inEnglish}&limit=201`,
      `${inEnglish}&limit=99999999999999999999`,
      `${inEnglish}&limit=ten`,
      `${inEnglish}&q=.*`,
      "/content/Terms_Conditions",
      "/content/Terms_Conditions?locale=xx",
      "/content/Terms_Conditions?locale=en-GB&version=",
      "/content/Terms_Conditions?locale=en-GB&version=1",
      "/content/Terms_Conditions?locale=en-GB&version=2026-02-30",
      "/content/%00?locale=en-GB",
      `/content/${"a".repeat(61)}?locale=en-GB`,
      "/content/..%2F..%2Fetc?locale=en-GB",
      "/renewal-questions/XX?locale=en-GB",
      "/renewal-questions/GB",
    ])("%s", async (path) => {
      const response = await get(path);
      expect(response.status).toBe(400);
      expect(contentProblem.parse(await response.json()).type).toBe("invalid-request");
    });

    it("an unknown call", async () => {
      const response = await get("/questions");
      expect([response.status, await response.json()]).toMatchObject([404, { type: "content-not-found" }]);
    });

    it("arbitrary input", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: "binary" }),
          fc.constantFrom("refine", "offset", "limit", "x"),
          async (text, name) => {
            const response = await get(`${inEnglish}&${new URLSearchParams({ [name]: text }).toString()}`);
            await response.body?.cancel();
            expect(response.status).toBeLessThan(500);
          },
        ),
        { numRuns: 60 },
      );
    });
  });
});
