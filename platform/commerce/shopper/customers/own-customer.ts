import type { Context, Hono } from "hono";
import type { CallResult, Endpoint, ReceivedInput } from "../../../../contracts/endpoint.ts";
import { isGuessable } from "../../../guessable-password.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import type { Refusal } from "../../../refusal.ts";
import { scapiMisfit, scapiProblem } from "../../scapi-problem.ts";
import type { ShopperDeps, ShopperSettings } from "../shopper-deps.ts";
import type { CustomerKey } from "./customer-table.ts";

type Guarded = Pick<ShopperDeps, "guards" | "settings">;

type OwnHandler<E extends Endpoint> = (input: ReceivedInput<E>, customer: CustomerKey) => Promise<CallResult<E>>;

/** Serves what a registered customer may do with their own data. For anybody else the customer does not exist. */
export function serveOwnCustomer<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  { guarded, handle }: { guarded: Guarded; handle: OwnHandler<E> },
): void {
  serveEndpoint(app, endpoint, {
    misfit: scapiMisfit,
    async handle(input, context) {
      const customer = await requireOwn(guarded, context, input);
      if (!customer.isRegistered) throw customerNotFound(customer.id);
      return handle(input, { id: customer.id, siteId: customer.siteId });
    },
  });
}

/** The customer of the path, guest or registered, if the token is theirs. */
export async function requireOwn(
  { guards, settings }: Guarded,
  context: Context,
  input: { params: unknown; query: unknown },
): Promise<CustomerKey & { isRegistered: boolean }> {
  const { organizationId, customerId } = input.params as { organizationId: string; customerId: string };
  const { siteId } = input.query as { siteId: string };
  requireScapiOrganization(settings, organizationId);
  const shopper = await guards.requireScapiShopper(context, siteId);
  if (shopper.customerId !== customerId) throw customerNotFound(customerId);
  return { id: customerId, siteId, isRegistered: shopper.isRegistered };
}

export function requireScapiOrganization(settings: ShopperSettings, organizationId: string): void {
  if (organizationId !== settings.organizationId) {
    throw scapiProblem(404, {
      title: "Organization Not Found",
      id: "organization-not-found",
      detail: "There is no such organization.",
    });
  }
}

export function customerNotFound(customerId: string): Refusal {
  return scapiProblem(404, {
    title: "Customer Not Found",
    id: "customer-not-found",
    detail: `No customer with the id '${customerId}' was found.`,
    arguments: { customerId },
  });
}

/** A password that others would guess is refused, wherever it is chosen. */
export function requireSoundPassword(password: string, about: readonly (string | null | undefined)[]): void {
  if (!isGuessable(password, about)) return;
  throw scapiProblem(400, {
    title: "Invalid Password",
    id: "invalid-password",
    detail: "The password is too easy to guess.",
  });
}

export function refuseScapiWait(seconds: number | undefined): void {
  if (seconds === undefined) return;
  const problem = { title: "Too Many Requests", id: "too-many-requests", detail: "Too many attempts." };
  throw scapiProblem(429, problem, { "retry-after": String(seconds) });
}
