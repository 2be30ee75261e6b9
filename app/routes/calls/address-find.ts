import { answerFind } from "../../address/lookup/answer-address-lookup.server.ts";
import type { Route } from "./+types/address-find";

export const action = ({ request, context }: Route.ActionArgs) => answerFind(request, context);
