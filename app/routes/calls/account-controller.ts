import { answerAccountCall } from "../../features/account-calls/answer-account-call.server.ts";
import { postOnly } from "../../request/calls/call-answer.ts";
import { hasSavedMethod } from "../../features/payment/calls/saved-methods/has-saved-method.server.ts";
import type { Route } from "./+types/account-controller";

export const action = ({ request, context }: Route.ActionArgs) =>
  request.method === "POST"
    ? answerAccountCall(request, context, { hasSavedMethod: (token) => hasSavedMethod(context, token) })
    : postOnly();

export const loader = () => postOnly();
