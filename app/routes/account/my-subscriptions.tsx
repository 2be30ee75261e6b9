import { ComingSoon } from "../../features/account/coming-soon.tsx";
import { PageHead } from "../../page/page-head.tsx";

export default function MySubscriptions() {
  return (
    <>
      <PageHead title="page.subscriptions" isUnlisted />
      <ComingSoon />
    </>
  );
}
