import { describe, expect, it } from "vitest";
import { getContent, getCustomObject, getSitePreferences } from "../../../contracts/commerce/content.ts";
import { createOcapiClient } from "../../../contracts/commerce/ocapi.ts";
import { getCategory, getProduct, getProducts, getPromotions } from "../../../contracts/commerce/products.ts";
import { createScapiClient } from "../../../contracts/commerce/scapi.ts";
import { prepareCommerce } from "../../../test/commerce-fixture.ts";
import { describeContract } from "../../../test/describe-contract.ts";

const params = { organizationId: "f_ecom_shop_001" };
const siteId = "VCS";

describeContract("commerce catalogue", prepareCommerce, (connect) => {
  const scapi = () => createScapiClient(connect());
  const ocapi = () => createOcapiClient(connect());

  describe("products", () => {
    it("returns a service with its plans", async () => {
      const product = await scapi()(getProduct, {
        params: { ...params, id: "NAV" },
        query: { siteId, locale: "en-GB" },
      });
      expect(product).toMatchObject({
        id: "NAV",
        name: "NAV in en-GB",
        longDescription: "Long NAV in en-GB",
        brand: "Land Rover",
        currency: "GBP",
        price: 89,
        primaryCategoryId: "services",
        type: { master: true },
        imageGroups: [{ viewType: "large", images: [{ link: "/art/services/nav.svg" }] }, {}, {}],
        variationAttributes: [
          { id: "subscriptionDuration", values: [{ value: "1" }, { value: "2" }, { value: "3" }] },
          { id: "subscriptionDurationType", values: [{ value: "y", name: "year" }] },
        ],
        c_featureType: "ConnectedNavigation",
        c_subscriptionType: "Subscription",
        c_userManualUrl: "https://manual.example/lr",
        c_termConditionURL: "/terms-conditions",
        c_benefitTitle1: "Title 1",
        c_benefitDescription3: "Benefit 3 of NAV",
        c_benefitImage2: "/art/marks/icons/refresh.svg",
      });
      expect(product.variants).toMatchObject([
        {
          productId: "NAV-12M",
          price: 89,
          variationValues: { subscriptionDuration: "1", subscriptionDurationType: "y" },
        },
        { productId: "NAV-24M", price: 159 },
        { productId: "NAV-36M", price: 224 },
      ]);
    });

    it("returns a plan with its service", async () => {
      const query = { siteId: "VCSJ", locale: "cs-CZ", allImages: "true" as const };
      const plan = await scapi()(getProduct, { params: { ...params, id: "NAV-24M" }, query });
      expect(plan).toMatchObject({
        brand: "Jaguar",
        currency: "CZK",
        price: 4490,
        type: { variant: true },
        master: { masterId: "NAV" },
        variationValues: { subscriptionDuration: "2", subscriptionDurationType: "y" },
        imageGroups: [{ images: [{ link: "/art/services/jaguar/nav.svg" }] }, {}, {}],
        c_subscriptionDuration: 2,
        c_userManualUrl: "https://manual.example/j",
      });
    });

    it.each([
      ["en-GB", "GBP", 89],
      ["de-DE", "EUR", 99],
      ["de-AT", "EUR", 99],
      ["fr-FR", "EUR", 99],
      ["fr-BE", "EUR", 99],
      ["it-IT", "EUR", 99],
      ["es-ES", "EUR", 99],
      ["pt-PT", "EUR", 99],
      ["nl-NL", "EUR", 99],
      ["nl-BE", "EUR", 99],
      ["cs-CZ", "CZK", 2490],
      ["en-US", "USD", 99],
      ["en-CA", "CAD", 135],
      ["fr-CA", "CAD", 135],
    ])("sells in %s for %s", async (locale, currency, price) => {
      const query = { siteId, locale, ids: "NAV-12M" };
      const { data } = await scapi()(getProducts, { params, query });
      expect(data).toMatchObject([{ name: `NAV-12M in ${locale}`, currency, price }]);
    });

    it.each([
      ["36 months are hidden in Germany", "de-DE", "NAV", ["NAV-12M", "NAV-24M"]],
      ["36 months are sold in Austria", "de-AT", "NAV", ["NAV-12M", "NAV-24M", "NAV-36M"]],
      ["a one-time plan is listed with the others", "en-US", "ASSIST", ["ASSIST-12M", "ASSIST-ONCE"]],
      ["a hotspot is sold in Canada", "fr-CA", "HOTSPOT", ["HOTSPOT-12M"]],
    ])("%s", async (_, locale, ...[id, plans]) => {
      const product = await scapi()(getProduct, { params: { ...params, id }, query: { siteId, locale } });
      expect(product.variants?.map(({ productId }) => productId)).toEqual(plans);
    });

    it.each([
      ["a hotspot in France", "fr-FR", "HOTSPOT"],
      ["its plan in France", "fr-FR", "HOTSPOT-12M"],
      ["36 months in Germany", "de-DE", "NAV-36M"],
      ["a plan that is not offered", "en-GB", "NAV-TRIAL"],
      ["what does not exist", "en-GB", "NOPE"],
    ])("does not find %s", async (_, locale, id) => {
      const call = scapi();
      await expect(call(getProduct, { params: { ...params, id }, query: { siteId, locale } })).rejects.toMatchObject({
        status: 404,
        type: expect.stringMatching(/product-not-found$/),
      });
      const list = await call(getProducts, { params, query: { siteId, locale, ids: `LIVE,${id}` } });
      expect(list.data.map((product) => product.id)).toEqual(["LIVE"]);
    });

    it("returns the powertrains of a service", async () => {
      const product = await scapi()(getProduct, { params: { ...params, id: "EV" }, query: { siteId } });
      expect(product.c_powertrains).toEqual(["BEV", "PHEV"]);
    });

    it.each([
      ["an unsupported locale", `siteId=VCS&locale=xx-XX&ids=NAV`, 400, "Unsupported Locale"],
      ["an unknown site", `siteId=NOPE&ids=NAV`, 404, "Site Not Found"],
      ["no ids", `siteId=VCS`, 400, "Bad Request"],
      ["too many ids", `siteId=VCS&ids=${Array.from({ length: 25 }, (_, n) => `P${n}`).join(",")}`, 400, "Bad Request"],
      ["a NUL", `siteId=VCS&ids=%00`, 400, "Bad Request"],
      ["a foreign currency", `siteId=VCS&ids=NAV&currency=JPY`, 400, "Bad Request"],
    ])("refuses %s", async (_, query, ...[status, title]) => {
      const { baseUrl, fetch } = connect();
      const path = `/product/shopper-products/v1/organizations/o/products?${query}`;
      const response = await fetch(new Request(baseUrl + path));
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ title, type: expect.any(String), detail: expect.any(String) });
    });
  });

  it("returns a category and its children, with the services sold in the market", async () => {
    const query = { siteId, locale: "fr-FR", levels: "1" as const };
    const root = await scapi()(getCategory, { params: { ...params, id: "root" }, query });
    expect(root).toMatchObject({
      id: "root",
      name: "Root fr-FR",
      onlineSubCategoriesCount: 1,
      categories: [{ id: "services", parentCategoryId: "root", c_productIds: ["NAV", "LIVE", "EV", "ASSIST"] }],
    });
    await expect(scapi()(getCategory, { params: { ...params, id: "nope" }, query })).rejects.toMatchObject({
      status: 404,
      type: expect.stringMatching(/category-not-found$/),
    });
  });

  it("returns promotions of the site that have not ended", async () => {
    const query = { siteId, locale: "it-IT", ids: "ten-percent,over,jaguar-only,nope" };
    expect(await scapi()(getPromotions, { params, query })).toMatchObject({
      total: 1,
      data: [{ id: "ten-percent", name: "ten-percent in it-IT", calloutMsg: "Callout ten-percent" }],
    });
  });

  describe("content", () => {
    it("is returned in the requested language", async () => {
      const asset = { params: { siteId, contentId: "Countries_List" }, query: { locale: "nl-BE" } };
      expect(await ocapi()(getContent, asset)).toEqual({
        _v: "22.10",
        _type: "content",
        id: "Countries_List",
        name: "Countries nl-BE",
        c_body: "<ul><li>A</li></ul>",
        c_countryCodes: ["AT"],
      });
    });

    it.each([
      ["nope", "en-GB"],
      ["Countries_List", "xx-XX"],
    ])("has no %s in %s", async (contentId, locale) => {
      await expect(ocapi()(getContent, { params: { siteId, contentId }, query: { locale } })).rejects.toMatchObject({
        status: 404,
        type: "ContentNotFoundException",
      });
    });

    it("returns objects of the listed types only", async () => {
      const object = (objectType: string, key = "welcome") => ({ params: { siteId, objectType, key }, query: {} });
      expect(await ocapi()(getCustomObject, object("SplashPage"))).toMatchObject({
        object_type: "SplashPage",
        key_value_string: "welcome",
        c_contentAsset: "splash-welcome",
      });
      for (const refused of [object("Secret"), object("SplashPage", "nope"), object("toString")]) {
        await expect(ocapi()(getCustomObject, refused)).rejects.toMatchObject({
          status: 404,
          type: "CustomObjectNotFoundException",
        });
      }
    });

    it("returns the preferences of a site", async () => {
      expect(await ocapi()(getSitePreferences, { params: { siteId } })).toMatchObject({
        _type: "site_preferences",
        c_showAllOrders: ["CA", "US"],
        c_vcsConfigurableTaxationCountry: ["US", "CA"],
      });
      await expect(ocapi()(getSitePreferences, { params: { siteId: "nope" } })).rejects.toMatchObject({
        type: "SiteNotFoundException",
      });
    });
  });
});
