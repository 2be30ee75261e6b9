import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { providerName } from "../port/payment-types.ts";
import type { PaymentsDeps } from "../deps.ts";
import { receiveWebhook } from "./receive-webhook.ts";

/** The providers' webhooks. A signature proves the sender; its address does not matter. */
export function serveWebhooks(deps: PaymentsDeps): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 65_536, onError: (context) => context.body(null, 413) }));
  app.post("/webhooks/:provider", async (context) => {
    const { data: provider } = providerName.safeParse(context.req.param("provider"));
    if (!provider) return context.body(null, 404);
    const body = await context.req.text();
    const result = await receiveWebhook(deps, { provider, body, headers: context.req.raw.headers });
    return context.body(null, result === "accepted" ? 202 : 401);
  });
  return app;
}
