import type { ProductDocument } from "../../contracts/commerce/products.ts";
import { fromMajorUnits } from "../domain/money.ts";
import { periodOf, type PlanTerm } from "../domain/plan-term.ts";
import type { Benefit, Product, ProductPlan } from "./catalogue.ts";

const CONNECTED_NAVIGATION = "ConnectedNavigation";
const ONE_TIME = "one-time";
const BENEFITS = [1, 2, 3] as const;

type Variant = NonNullable<ProductDocument["variants"]>[number];

/** Commerce's product document in the shop's own shape. */
export function productFromWire(document: ProductDocument): Product {
  const gallery = galleryOf(document);
  return {
    productId: document.id,
    name: document.name,
    text: document.longDescription,
    summary: document.shortDescription,
    image: gallery[0]?.src ?? "",
    gallery,
    categoryId: document.primaryCategoryId,
    isConnectedNavigation: document.c_featureType === CONNECTED_NAVIGATION,
    showsDatesToOwnerOnly: document.c_secure,
    powertrains: document.c_powertrains ?? [],
    ...(document.c_videoUrl && { videoUrl: document.c_videoUrl }),
    ...(document.c_userManualUrl && { manualUrl: document.c_userManualUrl }),
    ...(document.c_termConditionURL && { termsUrl: document.c_termConditionURL }),
    benefits: benefitsOf(document),
    hasVariations: document.variationAttributes.length > 0,
    plans: (document.variants ?? []).map((variant) => planOf(variant, document.currency)),
  };
}

function galleryOf({ imageGroups }: ProductDocument): Product["gallery"] {
  const group = imageGroups.find(({ viewType }) => viewType === "large") ?? imageGroups[0];
  return (group?.images ?? []).map(({ link, alt }) => ({ src: link, alt }));
}

function benefitsOf(document: ProductDocument): Benefit[] {
  return BENEFITS.flatMap((number) => {
    const title = document[`c_benefitTitle${number}`];
    const image = document[`c_benefitImage${number}`];
    if (!title) return [];
    return [{ title, text: document[`c_benefitDescription${number}`] ?? "", ...(image && { image }) }];
  });
}

function planOf({ productId, price, orderable, variationValues }: Variant, currency: string): ProductPlan {
  const term = termOf(variationValues);
  return {
    planId: productId,
    ...(term && { term }),
    price: fromMajorUnits(price, currency),
    isOrderable: orderable,
  };
}

function termOf({ subscriptionDuration, subscriptionDurationType }: Variant["variationValues"]): PlanTerm | undefined {
  const duration = Number(subscriptionDuration);
  if (subscriptionDurationType === ONE_TIME || !Number.isInteger(duration) || duration < 1) return undefined;
  return { duration, period: periodOf(subscriptionDurationType) };
}
