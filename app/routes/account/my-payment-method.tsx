import { ComingSoon } from "../../features/account/coming-soon.tsx";
import { PageHead } from "../../page/page-head.tsx";

export default function MyPaymentMethod() {
  return (
    <>
      <PageHead title="page.payment" isUnlisted />
      <ComingSoon />
    </>
  );
}
