import { answerStripe } from "../../features/payment/calls/answer-stripe.server.ts";
import { readStripe } from "../../features/payment/calls/read-stripe.server.ts";
import { callHooks } from "./call-hooks.server.ts";
import type { Route } from "./+types/stripe";

export const action = ({ request, context }: Route.ActionArgs) => answerStripe(context, request, callHooks(context));

export const loader = ({ request, context }: Route.LoaderArgs) => readStripe(context, request);
