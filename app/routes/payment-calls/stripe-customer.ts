import { answerStripeCustomer } from "../../features/payment/calls/answer-stripe.server.ts";
import { postOnly } from "../../features/payment/calls/call-answer.server.ts";
import type { Route } from "./+types/stripe-customer";

export const action = ({ request, context }: Route.ActionArgs) => answerStripeCustomer(context, request);

export const loader = () => postOnly();
