import { deleteAdyenMethod } from "../../features/payment/calls/answer-adyen.server.ts";
import type { Route } from "./+types/adyen-delete-payment-method";

const allowed = ["DELETE", "POST"];

export async function action({ request, context }: Route.ActionArgs) {
  return allowed.includes(request.method) ? deleteAdyenMethod(context, request) : loader();
}

export const loader = () => new Response("Method Not Allowed", { status: 405, headers: { allow: allowed.join(", ") } });
