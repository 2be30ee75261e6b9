import { ThankYou } from "../thank-you.tsx";
import type { ServicesPage } from "./load-services-page.server.ts";
import { OtherServices } from "./other-services.tsx";

/** Every service runs on for a good while. */
export function NothingDueView({ page, isRegistered }: { page: ServicesPage; isRegistered: boolean }) {
  const { vehicle, today, running, hidden } = page;
  return (
    <ThankYou
      vehicle={vehicle}
      today={today}
      ends={running.map(({ expiresOn }) => expiresOn)}
      isRegistered={isRegistered}
    >
      {running.length + hidden.length > 0 ? <OtherServices page={page} /> : null}
    </ThankYou>
  );
}
