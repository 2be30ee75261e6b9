import { NothingToRenew } from "../nothing-to-renew.tsx";
import { AvailableServices } from "./available-services.tsx";
import type { ServicesPage } from "./load-services-page.server.ts";
import { OtherServices } from "./other-services.tsx";

/** Shown when no service can be renewed here. It says "up to date" only where no visible date is near. */
export function NothingDueView({ page, isRegistered }: { page: ServicesPage; isRegistered: boolean }) {
  const { vehicle, today, notDue, dueWithoutPlan, renewing, hidden, available, hasAccount } = page;
  // The band asks to sign in where it has nothing else to say.
  const isDateHidden = hidden.length > 0 && notDue.length === 0;
  return (
    <>
      <NothingToRenew
        vehicle={vehicle}
        today={today}
        ends={[...dueWithoutPlan, ...notDue].map(({ expiresOn }) => expiresOn)}
        isRegistered={isRegistered}
        hasAccount={hasAccount}
        isUpToDate={dueWithoutPlan.length === 0}
        isDateHidden={isDateHidden}
      >
        {notDue.length + dueWithoutPlan.length + renewing.length + hidden.length > 0 ? (
          <OtherServices page={page} asksToSignIn={!isDateHidden} />
        ) : null}
      </NothingToRenew>
      {available ? <AvailableServices available={available} /> : null}
    </>
  );
}
