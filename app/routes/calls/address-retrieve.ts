import { answerRetrieve } from "../../address/lookup/answer-address-lookup.server.ts";
import type { Route } from "./+types/address-retrieve";

export const action = ({ request, context }: Route.ActionArgs) => answerRetrieve(request, context);
