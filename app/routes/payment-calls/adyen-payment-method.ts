import { startAdyen } from "../../features/payment/calls/answer-adyen.server.ts";
import { postOnly } from "../../request/calls/call-answer.ts";
import { purchaseChecks } from "../../purchase/purchase-checks.server.ts";
import type { Route } from "./+types/adyen-payment-method";

export const action = ({ request, context }: Route.ActionArgs) => startAdyen(context, request, purchaseChecks(context));

export const loader = () => postOnly();
