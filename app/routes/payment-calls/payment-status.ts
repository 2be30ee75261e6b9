import { answerStatus } from "../../features/payment/calls/answer-status.server.ts";
import type { Route } from "./+types/payment-status";

export const loader = ({ request, context }: Route.LoaderArgs) => answerStatus(context, request);
