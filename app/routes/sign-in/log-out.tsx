import { LogOutConfirmation } from "../../features/sign-in/log-out-confirmation.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { sessionContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/log-out";

/** Asks a customer before the log-out; a guest is redirected. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(sessionContext).isRegistered ? null : shopRedirect(context, "/");
}

export default function LogOut() {
  return (
    <>
      <PageHead title="page.logOut" isUnlisted />
      <LogOutConfirmation />
    </>
  );
}
