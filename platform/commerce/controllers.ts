import type { Context, Hono } from "hono";
import type { Connection } from "../../contracts/client.ts";
import { controllerParams, controllerPath } from "../../contracts/commerce/controllers.ts";
import { ocapiVersion } from "../../contracts/commerce/ocapi.ts";
import { Refusal } from "../refusal.ts";
import { createShopperGuards } from "./require-shopper.ts";
import type { CommerceDeps } from "./deps.ts";
import { ocapiFault } from "./ocapi-fault.ts";

/** The controllers that may be called, and where each hands the question on. */
const controllers: Record<string, "orderManagement"> = { SOM: "orderManagement" };

/** Passes questions of the storefront on to the system that knows the answer, and its answer back as it is. */
export function serveControllers(app: Hono, deps: CommerceDeps): void {
  const { requireShopper } = createShopperGuards(deps.tokens);
  app.on(["GET", "POST"], controllerPath, async (context) => {
    try {
      const { siteId, target, controllerMethod } = readTarget(context);
      await requireShopper(context, siteId);
      const body = JSON.stringify(await readQuestion(context));
      const response = await ask(deps[target], controllerMethod, body);
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

/** The answer of the system behind; undefined when it cannot be reached. */
async function ask({ baseUrl, fetch }: Connection, path: string, body: string): Promise<Response | undefined> {
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

/** The body as it is; a question asked by GET has its fields in the query. */
async function readQuestion(context: Context): Promise<unknown> {
  if (context.req.method === "GET") return context.req.query();
  const text = await context.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw ocapiFault(400, { type: "BodyDecodingException", message: "The body of the request could not be read." });
  }
}
