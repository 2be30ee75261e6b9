import { listAdyenMethods } from "../../features/payment/calls/answer-adyen.server.ts";
import type { Route } from "./+types/adyen-saved-payment-methods";

export const loader = ({ request, context }: Route.LoaderArgs) => listAdyenMethods(context, request);
