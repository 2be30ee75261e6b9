import { demoPassword } from "../../seed/customers.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { type Answer, Visitor } from "./browse.ts";
import { majorUnitsText } from "../../contracts/minor-units.ts";

/** The origins of the shop where everything works and of the platform behind it. */
export type HealthySystems = { shop: string; platform: string };

export type Payer = { visitor: Visitor; path: string; body: Record<string, unknown> };

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

/** Takes a step before the measurement. Repeats it when a busy shop answers 5xx, and throws when it fails. */
async function requireSuccess(step: string, send: () => Promise<Answer>, tries = 3): Promise<Answer> {
  const answer = await send();
  if (answer.status >= 500 && tries > 1) return requireSuccess(step, send, tries - 1);
  if (answer.status === 0 || answer.status >= 400) {
    throw new Error(`${step}: ${answer.status} ${answer.body.slice(0, 300)}`);
  }
  return answer;
}

/** A guest with a selected vehicle, who skips the checkout control, so that all guests may buy for the same vehicle. */
export async function withVehicle({ shop }: HealthySystems, provider: ProviderName = "stripe"): Promise<Visitor> {
  const { prefix, market } = markets[provider];
  const visitor = new Visitor(shop);
  const vin = sampleVin({ market, make: "Land Rover", kind: "expiresIn30Days" });
  await requireSuccess("vehicle", () => visitor.get(`${shop}${prefix}/cookie-preferences?carvin=${vin}`));
  await requireSuccess("control", () => visitor.get(`${shop}${prefix}/cookie-preferences?skipCheckoutControl=true`));
  return visitor;
}

export async function withBasket(healthy: HealthySystems, provider: ProviderName = "stripe"): Promise<Visitor> {
  const visitor = await withVehicle(healthy, provider);
  const { prefix } = markets[provider];
  await requireSuccess("add", () => visitor.form(`${healthy.shop}${prefix}/checkout`, { intent: "add", planId }));
  return visitor;
}

/** A guest whose next step is to pay. */
export async function readyToPay(healthy: HealthySystems, provider: ProviderName = "stripe"): Promise<Visitor> {
  const visitor = await withBasket(healthy, provider);
  const { prefix, address } = markets[provider];
  const checkout = `${healthy.shop}${prefix}/checkout`;
  await requireSuccess("contact", () =>
    visitor.form(checkout, { intent: "saveContact", email: "ada.byron@example.com" }),
  );
  const fields = {
    intent: "saveAddress",
    entry: "manual",
    firstName: "Ada",
    lastName: "Byron",
    address2: "",
    stateCode: "",
  };
  await requireSuccess("address", () => visitor.form(checkout, { ...fields, ...address }));
  return visitor;
}

/** The same with everything that the pay button would send. */
export async function aboutToPay(healthy: HealthySystems, provider: ProviderName): Promise<Payer> {
  const visitor = await readyToPay(healthy, provider);
  const { prefix } = markets[provider];
  const { total } = await basketOf(healthy, visitor, prefix);
  const page = await requireSuccess("checkout", () => visitor.get(`${healthy.shop}${prefix}/checkout`));
  const basketId = /basketId\\*",\\*"([\w-]+)/.exec(page.body)?.[1];
  if (basketId === undefined) throw new Error("The payment step does not name its basket.");
  const query = new URLSearchParams({ currency: total.currency, totalPrice: majorUnitsText(total.amount) });
  const details =
    provider === "adyen" ? await adyenDetails(healthy) : await stripeDetails(healthy, { visitor, basketId, query });
  const path = provider === "adyen" ? "/service-call-adyen-payments" : "/service-call-stripe";
  return { visitor, path: `${prefix}${path}?${query}`, body: { basketId, autoRenew: false, ...details } };
}

type Basket = { total: { amount: number; currency: string } };

/** The basket from the shop's own call. */
async function basketOf({ shop }: HealthySystems, visitor: Visitor, prefix: string): Promise<Basket> {
  const { body } = await requireSuccess("basket", () => visitor.get(`${shop}${prefix}/service-get-basket`));
  const { basket } = JSON.parse(body) as { basket?: Basket };
  if (!basket) throw new Error(`There is no basket: ${body.slice(0, 300)}`);
  return basket;
}

async function adyenDetails({ platform }: HealthySystems): Promise<Record<string, unknown>> {
  const encrypt = async (kind: string, value: string) => {
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
      encryptedCardNumber: await encrypt("number", "4111111111111111"),
      encryptedExpiryMonth: await encrypt("month", "03"),
      encryptedExpiryYear: await encrypt("year", "2030"),
      encryptedSecurityCode: await encrypt("cvc", "737"),
    },
  };
}

type Setup = { visitor: Visitor; basketId: string; query: URLSearchParams };

async function stripeDetails({ shop, platform }: HealthySystems, { visitor, basketId, query }: Setup) {
  const answer = await requireSuccess("setup", () =>
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
export async function afterPaying(healthy: HealthySystems): Promise<{ visitor: Visitor; orderNo: string }> {
  const { visitor, path, body } = await aboutToPay(healthy, "stripe");
  const paid = await requireSuccess("pay", () => visitor.json(healthy.shop + path, body));
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
export async function signedIn({ shop, platform }: HealthySystems, email: string): Promise<Visitor> {
  const visitor = new Visitor(shop);
  const jarOf = (address: string) => (address.startsWith(platform) ? "platform" : "shop");
  let address = `${shop}/sign-in`;
  let page = await visitor.get(address);
  for (let step = 0; step < 20; step += 1) {
    if (page.location !== undefined) {
      address = new URL(page.location, address).href;
      page = await visitor.get(address, jarOf(address));
    } else if (jarOf(address) === "platform") {
      const asksForPassword = page.body.includes('name="password"');
      const fields: Record<string, string> = asksForPassword ? { email, password: demoPassword } : {};
      address = new URL(formAction(page.body), address).href;
      page = await visitor.form(address, { ...hiddenFields(page.body), ...fields }, "platform");
    } else {
      return visitor;
    }
  }
  throw new Error(`The sign-in of ${email} did not end: ${address}`);
}
