import { OfflinePage } from "../../features/shell/error-pages/error-page.tsx";
import { PageHead } from "../../page/page-head.tsx";

/** Stored by the service worker and shown for any page that cannot be fetched. */
export default function Offline() {
  return (
    <>
      <PageHead title="offline.title" isUnlisted />
      <OfflinePage />
    </>
  );
}
