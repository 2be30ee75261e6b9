import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { organizationParams } from "./scapi.ts";
import { currencyCode, decimal, id, localeId, queryFlag, storableText } from "./text.ts";

const productsPath = "/product/shopper-products/v1/organizations/:organizationId";

/** Ids separated by commas, at most 24 in one call. */
export const idList = storableText(2000)
  .transform((list) => list.split(",").filter((one) => one !== ""))
  .pipe(z.array(id).min(1).max(24));

const storeQuery = z.object({ siteId: id, locale: localeId.optional() });
const productQuery = storeQuery.extend({ currency: currencyCode.optional(), allImages: queryFlag.optional() });

const variationValues = z.object({ subscriptionDuration: z.string(), subscriptionDurationType: z.string() });

const variationAttribute = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(z.object({ value: z.string(), name: z.string(), orderable: z.boolean() })),
});

const imageGroup = z.object({
  viewType: z.string(),
  images: z.array(z.object({ alt: z.string(), title: z.string(), link: z.string(), disBaseLink: z.string() })),
});

export const productDocument = z.object({
  id: z.string(),
  name: z.string(),
  longDescription: z.string(),
  shortDescription: z.string(),
  brand: z.string(),
  currency: currencyCode,
  price: decimal,
  primaryCategoryId: z.string(),
  type: z.object({ master: z.boolean().optional(), variant: z.boolean().optional() }),
  master: z.object({ masterId: z.string(), orderable: z.boolean() }).optional(),
  imageGroups: z.array(imageGroup),
  inventory: z.object({ id: z.string(), ats: z.number(), orderable: z.boolean() }),
  variationAttributes: z.array(variationAttribute),
  variationValues: variationValues.optional(),
  variants: z
    .array(
      z.object({
        productId: z.string(),
        name: z.string(),
        price: decimal,
        orderable: z.boolean(),
        variationValues,
      }),
    )
    .optional(),
  c_featureType: z.string(),
  c_secure: z.boolean(),
  c_subscriptionType: z.string(),
  c_subscriptionDuration: z.number().optional(),
  c_subscriptionDurationType: z.string().optional(),
  /** The powertrains that the service supports; absent when it supports all. */
  c_powertrains: z.array(z.string()).optional(),
  c_videoUrl: z.string().optional(),
  c_userManualUrl: z.string().optional(),
  c_termConditionURL: z.string().optional(),
  c_benefitTitle1: z.string().optional(),
  c_benefitTitle2: z.string().optional(),
  c_benefitTitle3: z.string().optional(),
  c_benefitDescription1: z.string().optional(),
  c_benefitDescription2: z.string().optional(),
  c_benefitDescription3: z.string().optional(),
  c_benefitImage1: z.string().optional(),
  c_benefitImage2: z.string().optional(),
  c_benefitImage3: z.string().optional(),
});
export type ProductDocument = z.infer<typeof productDocument>;

export const getProducts = endpoint({
  method: "GET",
  path: `${productsPath}/products`,
  params: organizationParams,
  query: productQuery.extend({ ids: idList }),
  response: z.object({ limit: z.number(), total: z.number(), data: z.array(productDocument) }),
});

export const getProduct = endpoint({
  method: "GET",
  path: `${productsPath}/products/:id`,
  params: organizationParams.extend({ id }),
  query: productQuery,
  response: productDocument,
});

const category = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  parentCategoryId: z.string().optional(),
  onlineSubCategoriesCount: z.number().optional(),
  /** The services of the category that are offered in the market of the locale, in order. */
  c_productIds: z.array(z.string()),
});

export const getCategory = endpoint({
  method: "GET",
  path: `${productsPath}/categories/:id`,
  params: organizationParams.extend({ id }),
  query: storeQuery.extend({ levels: z.enum(["0", "1", "2"]).optional() }),
  response: category.extend({ categories: z.array(category).optional() }),
});
export type CategoryDocument = z.infer<typeof category>;

export const getPromotions = endpoint({
  method: "GET",
  path: "/pricing/shopper-promotions/v1/organizations/:organizationId/promotions",
  params: organizationParams,
  query: storeQuery.extend({ ids: idList }),
  response: z.object({
    limit: z.number(),
    total: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        calloutMsg: z.string(),
        details: z.string(),
        startDate: z.iso.datetime().optional(),
        endDate: z.iso.datetime().optional(),
      }),
    ),
  }),
});
