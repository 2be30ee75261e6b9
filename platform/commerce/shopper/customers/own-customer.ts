import type { Context, Hono } from "hono";
import type { CallResult, Endpoint, ReceivedInput } from "../../../../contracts/endpoint.ts";
import { isGuessable } from "../../../guessable-password.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import type { Refusal } from "../../../refusal.ts";
import { refuseScapiInput, scapiProblem } from "../../scapi-problem.ts";
import type { ShopperDeps, ShopperSettings } from "../shopper-deps.ts";
import type { CustomerKey } from "./customer-table.ts";

type GuardDeps = Pick<ShopperDeps, "guards" | "settings">;

type OwnHandler<E extends Endpoint> = (input: ReceivedInput<E>, customer: CustomerKey) => Promise<CallResult<E>>;

/** Serves a registered customer's own data. Any other caller is refused as if the customer did not exist. */
export function serveOwnCustomer<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  { deps, handle }: { deps: GuardDeps; handle: OwnHandler<E> },
): void {
  serveEndpoint(app, endpoint, {
    refuseInput: refuseScapiInput,
    async handle(input, context) {
      const customer = await requireOwnCustomer(deps, context, input);
      if (!customer.isRegistered) throw customerNotFound(customer.id);
      return handle(input, { id: customer.id, siteId: customer.siteId });
    },
  });
}

/** The customer of the path, guest or registered; refuses a token of another customer. */
export async function requireOwnCustomer(
  { guards, settings }: GuardDeps,
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

/** Refuses a password that is easy to guess. */
export async function requireStrongPassword(
  password: string,
  personalWords: readonly (string | null | undefined)[],
): Promise<void> {
  if (!(await isGuessable(password, personalWords))) return;
  throw scapiProblem(400, {
    title: "Invalid Password",
    id: "invalid-password",
    detail: "The password is too easy to guess.",
  });
}

export function requireNoScapiWait(seconds: number | undefined): void {
  if (seconds === undefined) return;
  const problem = { title: "Too Many Requests", id: "too-many-requests", detail: "Too many attempts." };
  throw scapiProblem(429, problem, { "retry-after": String(seconds) });
}
