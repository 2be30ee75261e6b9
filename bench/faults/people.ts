import { demoPassword } from "../../seed/customers.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { type Answer, Visitor } from "./browse.ts";
import { majorUnitsText } from "../../contracts/minor-units.ts";

/** The shop where everything works, and the platform behind it. */
export type Healthy = { shop: string; platform: string };

export type BuyerIds = { visitor: Visitor; path: string; body: Record<string, unknown> };

const markets = {
  stripe: {
    prefix: "",
    market: "GBR",
    address: { countryCode: "GB", address1: "14 Church Lane", city: "Ludlow", postalCode: "SY8 1AP" },
  },
  adyen: {
    prefix: "/de-DE",
    market: "DEU",
    address: { countryCode: "DE", address1: "Lindenstraße 4", city: "Berlin", postalCode: "10969" },
  },
} as const;
export type ProviderName = keyof typeof markets;

export const planName = "Connected Navigation";
const planId = "CONNAV-12M";

/** The way to where the measuring begins; a shop that is busy may be asked again. */
async function must(step: string, ask: () => Promise<Answer>, tries = 3): Promise<Answer> {
  const given = await ask();
  if (given.status >= 500 && tries > 1) return must(step, ask, tries - 1);
  if (given.status === 0 || given.status >= 400) {
    throw new Error(`${step}: ${given.status} ${given.body.slice(0, 300)}`);
  }
  return given;
}

/** A guest with a selected vehicle, and the checkout's control lifted, so that all may buy for the same one. */
export async function withVehicle({ shop }: Healthy, provider: ProviderName = "stripe"): Promise<Visitor> {
  const { prefix, market } = markets[provider];
  const visitor = new Visitor(shop);
  const vin = sampleVin({ market, make: "Land Rover", kind: "expiresIn30Days" });
  await must("vehicle", () => visitor.get(`${shop}${prefix}/cookie-preferences?carvin=${vin}`));
  await must("control", () => visitor.get(`${shop}${prefix}/cookie-preferences?skipCheckoutControl=true`));
  return visitor;
}

export async function withBasket(healthy: Healthy, provider: ProviderName = "stripe"): Promise<Visitor> {
  const visitor = await withVehicle(healthy, provider);
  const { prefix } = markets[provider];
  await must("add", () => visitor.form(`${healthy.shop}${prefix}/checkout`, { intent: "add", planId }));
  return visitor;
}

/** A guest whose next step is to pay. */
export async function readyToPay(healthy: Healthy, provider: ProviderName = "stripe"): Promise<Visitor> {
  const visitor = await withBasket(healthy, provider);
  const { prefix, address } = markets[provider];
  const checkout = `${healthy.shop}${prefix}/checkout`;
  await must("contact", () => visitor.form(checkout, { intent: "saveContact", email: "ada.byron@example.com" }));
  const fields = {
    intent: "saveAddress",
    entry: "manual",
    firstName: "Ada",
    lastName: "Byron",
    address2: "",
    stateCode: "",
  };
  await must("address", () => visitor.form(checkout, { ...fields, ...address }));
  return visitor;
}

/** The same with everything that the pay button would send. */
export async function aboutToPay(healthy: Healthy, provider: ProviderName): Promise<BuyerIds> {
  const visitor = await readyToPay(healthy, provider);
  const { prefix } = markets[provider];
  const { total } = await basketOf(healthy, visitor, prefix);
  const page = await must("checkout", () => visitor.get(`${healthy.shop}${prefix}/checkout`));
  const basketId = /basketId\\*",\\*"([\w-]+)/.exec(page.body)?.[1];
  if (basketId === undefined) throw new Error("The payment step does not name its basket.");
  const query = new URLSearchParams({ currency: total.currency, totalPrice: majorUnitsText(total.amount) });
  const given =
    provider === "adyen" ? await adyenDetails(healthy) : await stripeDetails(healthy, { visitor, basketId, query });
  const path = provider === "adyen" ? "/service-call-adyen-payments" : "/service-call-stripe";
  return { visitor, path: `${prefix}${path}?${query}`, body: { basketId, autoRenew: false, ...given } };
}

type Basket = { total: { amount: number; currency: string } };

/** The basket from the shop's own call. */
async function basketOf({ shop }: Healthy, visitor: Visitor, prefix: string): Promise<Basket> {
  const { body } = await must("basket", () => visitor.get(`${shop}${prefix}/service-get-basket`));
  const { basket } = JSON.parse(body) as { basket?: Basket };
  if (!basket) throw new Error(`There is no basket: ${body.slice(0, 300)}`);
  return basket;
}

async function adyenDetails({ platform }: Healthy): Promise<Record<string, unknown>> {
  const seal = async (kind: string, value: string) => {
    const response = await fetch(`${platform}/checkoutshopper/vault`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind, value }),
    });
    return ((await response.json()) as { blob: string }).blob;
  };
  return {
    paymentMethod: {
      type: "scheme",
      holderName: "A Byron",
      encryptedCardNumber: await seal("number", "4111111111111111"),
      encryptedExpiryMonth: await seal("month", "03"),
      encryptedExpiryYear: await seal("year", "2030"),
      encryptedSecurityCode: await seal("cvc", "737"),
    },
  };
}

type Setup = { visitor: Visitor; basketId: string; query: URLSearchParams };

async function stripeDetails({ shop, platform }: Healthy, { visitor, basketId, query }: Setup) {
  const answer = await must("setup", () =>
    visitor.json(`${shop}/service-call-stripe?${query}`, { service: "setup", basketId }),
  );
  const { setupIntentId, clientSecret } = JSON.parse(answer.body) as { setupIntentId: string; clientSecret: string };
  const confirmed = await fetch(`${platform}/stripe/v1/setup_intents/${setupIntentId}/confirm`, {
    method: "POST",
    headers: { authorization: "Bearer pk_test_connected_services" },
    body: new URLSearchParams({
      client_secret: clientSecret,
      return_url: `${shop}/payment-confirmation`,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "3",
      "payment_method_data[card][exp_year]": "2030",
      "payment_method_data[card][cvc]": "123",
    }),
  });
  if (!confirmed.ok) throw new Error(`The setup was not confirmed: ${await confirmed.text()}`);
  return { service: "pay", setupIntentId };
}

/** A guest who has paid, and the number of the order. */
export async function afterPaying(healthy: Healthy): Promise<{ visitor: Visitor; orderNo: string }> {
  const { visitor, path, body } = await aboutToPay(healthy, "stripe");
  const paid = await must("pay", () => visitor.json(healthy.shop + path, body));
  const { kind, orderNo } = JSON.parse(paid.body) as { kind: string; orderNo: string };
  if (kind !== "authorised") throw new Error(`Not paid: ${paid.body}`);
  return { visitor, orderNo };
}

const formAction = (body: string) => /<form[^>]* action="([^"]+)"/.exec(body)?.[1] ?? "";
const hiddenFields = (body: string) =>
  Object.fromEntries(
    Array.from(
      body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
      ([, name = "", value = ""]) => [name, value] as const,
    ),
  );

/** Signs in as a browser does, over the provider's own form. */
export async function signedIn({ shop, platform }: Healthy, email: string): Promise<Visitor> {
  const visitor = new Visitor(shop);
  const jarOf = (address: string) => (address.startsWith(platform) ? "platform" : "shop");
  let at = `${shop}/sign-in`;
  let page = await visitor.get(at);
  for (let step = 0; step < 20; step += 1) {
    if (page.location !== undefined) {
      at = new URL(page.location, at).href;
      page = await visitor.get(at, jarOf(at));
    } else if (jarOf(at) === "platform") {
      const isAsked = page.body.includes('name="password"');
      const fields: Record<string, string> = isAsked ? { email, password: demoPassword } : {};
      at = new URL(formAction(page.body), at).href;
      page = await visitor.form(at, { ...hiddenFields(page.body), ...fields }, "platform");
    } else {
      return visitor;
    }
  }
  throw new Error(`The sign-in of ${email} did not end: ${at}`);
}
