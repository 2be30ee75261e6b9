import type { ProductDocument } from "../../../contracts/commerce/products.ts";
import type { LocaleId } from "../markets.ts";
import type { ProductDetails } from "./catalogue-tables.ts";
import type { SalesContext, SoldProduct } from "./read-products.ts";
import { toMajorUnits } from "../../../contracts/minor-units.ts";

const brandOfSite: Record<string, string> = { VCS: "Land Rover", VCSJ: "Jaguar" };

/** The folder of a make's images. */
const artOfSite: Record<string, string> = { VCS: "/art/services", VCSJ: "/art/services/jaguar" };

export const artLink = (siteId: string, art: string) => `${artOfSite[siteId] ?? "/art/services"}/${art}.svg`;

/** The document of a product; a master's includes its variants with a price. */
export function productDocument(product: SoldProduct, variants: SoldProduct[], context: SalesContext): ProductDocument {
  const isMaster = product.masterId === null;
  const priced = variants.filter((variant) => (variant.amount ?? 0) > 0);
  const variantsToList = isMaster ? priced : [product];
  const amount = isMaster ? Math.min(...priced.map((variant) => variant.amount ?? 0)) : (product.amount ?? 0);
  return {
    id: product.id,
    name: product.texts.name,
    shortDescription: product.texts.shortDescription,
    longDescription: product.texts.longDescription,
    brand: brandOfSite[context.siteId] ?? "",
    currency: context.currency,
    price: amount === Infinity ? 0 : toMajorUnits(amount),
    primaryCategoryId: product.categoryId,
    type: isMaster ? { master: true } : { variant: true },
    ...(product.masterId !== null && { master: { masterId: product.masterId, orderable: true } }),
    imageGroups: imageGroups(product, context.siteId),
    inventory: { id: "subscriptions", ats: 999_999, orderable: amount > 0 },
    variationAttributes: variationAttributes(variantsToList, context.locale),
    ...(!isMaster && { variationValues: variationValues(product.details) }),
    ...(isMaster && { variants: priced.map(variantDocument) }),
    ...customFields(product, context.siteId),
  };
}

function variantDocument(variant: SoldProduct) {
  return {
    productId: variant.id,
    name: variant.texts.name,
    price: toMajorUnits(variant.amount ?? 0),
    orderable: true,
    variationValues: variationValues(variant.details),
  };
}

const variationValues = ({ duration = 0, durationType = "m" }: ProductDetails) => ({
  subscriptionDuration: String(duration),
  subscriptionDurationType: durationType,
});

function variationAttributes(variants: SoldProduct[], locale: LocaleId): ProductDocument["variationAttributes"] {
  if (variants.length === 0) return [];
  const values = variants.map((variant) => variationValues(variant.details));
  const distinct = (list: string[]) => [...new Set(list)];
  return [
    {
      id: "subscriptionDuration",
      name: "subscriptionDuration",
      values: distinct(values.map((value) => value.subscriptionDuration)).map((value) => ({
        value,
        name: new Intl.NumberFormat(locale).format(Number(value)),
        orderable: true,
      })),
    },
    {
      id: "subscriptionDurationType",
      name: "subscriptionDurationType",
      values: distinct(values.map((value) => value.subscriptionDurationType)).map((value) => ({
        value,
        name: durationName(value, locale),
        orderable: true,
      })),
    },
  ];
}

function durationName(type: string, locale: LocaleId): string {
  if (type === "one-time") return type;
  const names = new Intl.DisplayNames(locale, { type: "dateTimeField" });
  return names.of(type === "y" ? "year" : "month") ?? type;
}

function imageGroups(product: SoldProduct, siteId: string): ProductDocument["imageGroups"] {
  const { art, gallery = [] } = product.details;
  const imageOf = (name: string) => {
    const link = artLink(siteId, name);
    return { alt: "", title: product.texts.name, link, disBaseLink: link };
  };
  return [
    { viewType: "large", images: [art, ...gallery].map(imageOf) },
    ...["medium", "small"].map((viewType) => ({ viewType, images: [imageOf(art)] })),
  ];
}

function customFields(product: SoldProduct, siteId: string) {
  const { details, texts } = product;
  const manual = details.userManualUrl?.[siteId];
  return {
    c_featureType: details.featureType,
    c_secure: details.isSecure,
    c_subscriptionType: details.subscriptionType,
    ...(details.duration !== undefined && { c_subscriptionDuration: details.duration }),
    ...(details.durationType && { c_subscriptionDurationType: details.durationType }),
    ...(details.powertrains && { c_powertrains: [...details.powertrains] }),
    ...(details.videoUrl && { c_videoUrl: details.videoUrl }),
    ...(manual && { c_userManualUrl: manual }),
    ...(details.termsUrl && { c_termConditionURL: details.termsUrl }),
    ...Object.fromEntries(
      texts.benefits.flatMap((benefit, index) => [
        [`c_benefitTitle${index + 1}`, benefit.title],
        [`c_benefitDescription${index + 1}`, benefit.description],
        [`c_benefitImage${index + 1}`, `/art/marks/icons/${details.benefitArt[index] ?? "check"}.svg`],
      ]),
    ),
  };
}
