import { answerAssetSearch } from "../../features/account-calls/answer-asset-search.server.ts";
import type { Route } from "./+types/search-assets";

export const loader = ({ request, context }: Route.LoaderArgs) => answerAssetSearch(request, context);
