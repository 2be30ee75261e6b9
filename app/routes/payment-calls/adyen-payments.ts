import { payByAdyen } from "../../features/payment/calls/answer-adyen.server.ts";
import { postOnly } from "../../features/payment/calls/call-answer.server.ts";
import { callHooks } from "./call-hooks.server.ts";
import type { Route } from "./+types/adyen-payments";

export const action = ({ request, context }: Route.ActionArgs) => payByAdyen(context, request, callHooks(context));

export const loader = () => postOnly();
