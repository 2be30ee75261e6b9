import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { charge, type ChargesProblem, refund } from "../../contracts/charges/charges.ts";
import type { PaymentsDeps } from "../deps.ts";
import { chargeSaved } from "./charge-saved.ts";
import { ChargesRefusal } from "./charges-refusal.ts";
import { requestRefund } from "./request-refund.ts";

const tooLarge: ChargesProblem = { title: "Content Too Large", detail: "The body is too large." };

const noSuchCall: ChargesProblem = { title: "Not Found", detail: "There is nothing at this address." };

/** The API for order management: charges renewals and refunds payments, over the ledger. */
export function serveCharges(deps: PaymentsDeps): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 65_536, onError: (context) => context.json(tooLarge, 413) }));
  app.notFound((context) => context.json(noSuchCall, 404));
  app.post(charge.path, (context) => answer(context, async (body) => chargeSaved(deps, read(charge, body))));
  app.post(refund.path, (context) => answer(context, async (body) => requestRefund(deps, read(refund, body))));
  return app;
}

function read<E extends typeof charge | typeof refund>(endpoint: E, body: unknown) {
  const { data, error } = endpoint.body.safeParse(body);
  if (error) throw new ChargesRefusal(400, "Bad Request", "The body of the request does not fit.");
  return data as NonNullable<ReturnType<E["body"]["safeParse"]>["data"]>;
}

async function answer(context: Context, work: (body: unknown) => Promise<object>): Promise<Response> {
  const body: unknown = await context.req.json().catch(() => undefined);
  try {
    return context.json(await work(body));
  } catch (error) {
    if (!(error instanceof ChargesRefusal)) throw error;
    return context.json(error.document, error.status);
  }
}
