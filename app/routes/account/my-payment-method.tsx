import { OpensSoon } from "../../features/account/opens-soon.tsx";
import { PageHead } from "../../page/page-head.tsx";

export default function MyPaymentMethod() {
  return (
    <>
      <PageHead title="page.payment" isUnlisted />
      <OpensSoon />
    </>
  );
}
