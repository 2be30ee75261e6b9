import { ComingSoon } from "../../features/account/coming-soon.tsx";
import { PageHead } from "../../page/page-head.tsx";

export default function MyOrders() {
  return (
    <>
      <PageHead title="page.orders" isUnlisted />
      <ComingSoon />
    </>
  );
}
