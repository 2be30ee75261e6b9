import { answerStripe } from "../../features/payment/calls/answer-stripe.server.ts";
import { postOnly } from "../../features/payment/calls/call-answer.server.ts";
import type { Route } from "./+types/stripe";

export const action = ({ request, context }: Route.ActionArgs) => answerStripe(context, request);

export const loader = () => postOnly();
