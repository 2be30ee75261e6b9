import { continueByAdyen } from "../../features/payment/calls/answer-adyen.server.ts";
import { postOnly } from "../../request/calls/call-answer.ts";
import { callHooks } from "./call-hooks.server.ts";
import type { Route } from "./+types/adyen-payments-details";

export const action = ({ request, context }: Route.ActionArgs) => continueByAdyen(context, request, callHooks(context));

export const loader = () => postOnly();
