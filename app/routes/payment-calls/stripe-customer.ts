import { answerStripeCustomer } from "../../features/payment/calls/answer-stripe.server.ts";
import { readStripeCustomer } from "../../features/payment/calls/read-stripe.server.ts";
import type { Route } from "./+types/stripe-customer";

export const action = ({ request, context }: Route.ActionArgs) => answerStripeCustomer(context, request);

export const loader = ({ request, context }: Route.LoaderArgs) => readStripeCustomer(context, request);
