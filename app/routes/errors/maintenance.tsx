import { MaintenancePage } from "../../features/shell/error-pages/error-page.tsx";
import { PageHead } from "../../page/page-head.tsx";

/** The page that the maintenance poll opens. During maintenance it is not reached: every page is answered as closed before. */
export default function Maintenance() {
  return (
    <>
      <PageHead title="page.maintenance" isUnlisted />
      <MaintenancePage />
    </>
  );
}
