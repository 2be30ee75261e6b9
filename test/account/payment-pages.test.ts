import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, signIn } from "../shop/sign-in.ts";

const british = { name: "Stripe", prefix: "", email: "owner1.gbr@example.com", expires: "Expires" };
const german = { name: "Adyen", prefix: "/de-DE", email: "owner1.deu@example.com", expires: "Gültig bis" };
const page = "/account/my-payment-method";

type Answer = () => Promise<Response>;
const failures: Readonly<Record<string, Answer>> = {
  "is away": async () => new Response("down", { status: 503 }),
  "is nonsense": async () => new Response("<html>maintenance</html>"),
  "does not answer": () => new Promise<Response>(() => {}),
};

/** What a system answers; undefined when order management works, and when a provider is away. */
let orderManagement: Answer | undefined;
let provider: Answer | undefined;
let providers: Server;
let shop: TestShop;

/** In place of both payment providers. */
async function answerAsProvider(response: ServerResponse): Promise<void> {
  const answer = await (provider ?? failures["is away"])?.();
  if (!answer) return;
  response.writeHead(answer.status);
  response.end(await answer.text());
}

beforeAll(async () => {
  providers = createServer((_request, response) => void answerAsProvider(response));
  await new Promise<void>((resolve) => providers.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(providers.address() as AddressInfo).port}`;
  shop = await startTestShop({
    environment: { STRIPE_API_URL: url, ADYEN_API_URL: url, REQUEST_TIME_SCALE: "2" },
    onOrderManagement: (request, forward) => orderManagement?.() ?? forward(request),
  });
}, 180_000);
beforeEach(() => {
  orderManagement = undefined;
  provider = undefined;
});
afterAll(async () => {
  await shop.stop();
  providers.closeAllConnections();
  providers.close();
});

async function visitAs({ prefix, email }: typeof british): Promise<Browser> {
  const browser = shop.browse();
  await signIn(browser, { email }, `${prefix}/sign-in`);
  return browser;
}

const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";

describe.each([british, german])("while $name", (owner) => {
  it.each(Object.keys(failures))(
    "%s, the payment details show the method and its address, without the date that only the provider knows",
    { timeout: 60_000 },
    async (name) => {
      const browser = await visitAs(owner);
      provider = failures[name];
      const { status, body } = await open(browser, `${owner.prefix}${page}`);
      expect(status).toBe(200);
      expect(mainOf(body)).toContain("Visa **** 4242");
      expect(mainOf(body)).toContain("edit-billing-address");
      expect(mainOf(body)).not.toContain(owner.expires);
    },
  );
});

describe.each(Object.keys(failures))("while order management %s", (name) => {
  it("each page says so, and the menu leads to the rest of the account", { timeout: 60_000 }, async () => {
    const browser = await visitAs(british);
    orderManagement = failures[name];
    const paths = ["", "/edit-billing-address", "/edit-payment-method", "/add-payment-method"];
    // At once: each of them waits until its time is over.
    const pages = await Promise.all(paths.map((path) => open(browser, page + path)));
    for (const [index, { status, body }] of pages.entries()) {
      expect([paths[index], status]).toEqual([paths[index], 503]);
      expect(mainOf(body)).toContain("Retry");
      expect(mainOf(body)).toContain('href="/account/my-orders"');
    }
  });
});
