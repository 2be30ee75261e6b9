import { MaintenancePage } from "../../features/shell/error-pages/error-page.tsx";
import { PageHead } from "../../page/page-head.tsx";

/** Where the poll leads to. A shop that is closed never gets here: each page is answered as closed before. */
export default function Maintenance() {
  return (
    <>
      <PageHead title="page.maintenance" isUnlisted />
      <MaintenancePage />
    </>
  );
}
