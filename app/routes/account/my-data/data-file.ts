import { readPersonalData } from "../../../features/personal-data/read-personal-data.server.ts";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import type { Route } from "./+types/data-file";

/** Everything as a file that other programs can read. */
export async function loader({ context }: Route.LoaderArgs) {
  const account = requireAccount(context);
  const { systems } = await readPersonalData(account);
  return new Response(JSON.stringify({ createdAt: account.now.toISOString(), systems }, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="my-data-${account.today}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
