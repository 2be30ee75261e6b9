import type { Context, Hono } from "hono";
import type { Connection } from "../../contracts/client.ts";
import { controllerParams, controllerPath } from "../../contracts/commerce/controllers.ts";
import { ocapiVersion } from "../../contracts/commerce/ocapi.ts";
import { Refusal } from "../refusal.ts";
import { createShopperGuards } from "./require-shopper.ts";
import type { CommerceDeps } from "./deps.ts";
import { ocapiFault } from "./ocapi-fault.ts";

/** The controllers that may be called, and the system each forwards to. */
const controllers: Record<string, "orderManagement"> = { SOM: "orderManagement" };

/** Forwards requests of the storefront to the system behind it, and returns its response unchanged. */
export function serveControllers(app: Hono, deps: CommerceDeps): void {
  const { requireShopper } = createShopperGuards(deps.tokens);
  app.on(["GET", "POST"], controllerPath, async (context) => {
    try {
      const { siteId, target, controllerMethod } = readTarget(context);
      await requireShopper(context, siteId);
      const body = JSON.stringify(await readRequestBody(context));
      const response = await forward(deps[target], controllerMethod, body);
      if (!response) return context.json(unreachable, 503);
      return new Response(response.body, {
        status: response.status,
        headers: { "content-type": response.headers.get("content-type") ?? "application/json" },
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return context.json(error.document, error.status, error.headers);
    }
  });
}

/** The response of the system; undefined when it cannot be reached. */
async function forward({ baseUrl, fetch }: Connection, path: string, body: string): Promise<Response | undefined> {
  const request = new Request(`${baseUrl.replace(/\/$/, "")}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body,
  });
  try {
    return await fetch(request);
  } catch {
    return undefined;
  }
}

const unreachable = {
  _v: ocapiVersion,
  fault: { type: "ServiceUnavailableException", message: "Order management cannot be reached." },
};

function readTarget(context: Context) {
  const { data } = controllerParams.safeParse(context.req.param());
  const controller = data?.controllerMethod.split("-")[0] ?? "";
  const target = Object.hasOwn(controllers, controller) ? controllers[controller] : undefined;
  if (!data || !target) {
    throw ocapiFault(404, { type: "ControllerNotFoundException", message: "There is no such controller." });
  }
  return { siteId: data.site.slice("Sites-".length, -"-Site".length), target, controllerMethod: data.controllerMethod };
}

/** The body of the request; for a GET, its query. */
async function readRequestBody(context: Context): Promise<unknown> {
  if (context.req.method === "GET") return context.req.query();
  const text = await context.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw ocapiFault(400, { type: "BodyDecodingException", message: "The body of the request could not be read." });
  }
}
