import { ComingSoon } from "../../features/account/coming-soon.tsx";
import { PageHead } from "../../page/page-head.tsx";

export default function MyOverview() {
  return (
    <>
      <PageHead title="page.overview" isUnlisted />
      <ComingSoon />
    </>
  );
}
