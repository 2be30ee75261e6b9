import { ThankYou } from "../thank-you.tsx";
import type { ServicesPage } from "./load-services-page.server.ts";
import { OtherServices } from "./other-services.tsx";

/** Every service that may be told about runs on for a good while. Where none may be, nobody is told that all is well. */
export function NothingDueView({ page, isRegistered }: { page: ServicesPage; isRegistered: boolean }) {
  const { vehicle, today, running, renewing, hidden } = page;
  return (
    <ThankYou
      vehicle={vehicle}
      today={today}
      ends={running.map(({ expiresOn }) => expiresOn)}
      isRegistered={isRegistered}
      isUntold={hidden.length > 0 && running.length === 0}
    >
      {running.length + renewing.length + hidden.length > 0 ? <OtherServices page={page} /> : null}
    </ThankYou>
  );
}
