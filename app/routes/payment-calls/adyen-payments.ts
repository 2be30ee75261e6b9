import { payByAdyen } from "../../features/payment/calls/answer-adyen.server.ts";
import { postOnly } from "../../features/payment/calls/call-answer.server.ts";
import { purchaseChecks } from "../../purchase/purchase-checks.server.ts";
import type { Route } from "./+types/adyen-payments";

export const action = ({ request, context }: Route.ActionArgs) => payByAdyen(context, request, purchaseChecks(context));

export const loader = () => postOnly();
