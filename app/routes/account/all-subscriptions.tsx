import { PageHead } from "../../page/page-head.tsx";

/** The list itself is in the parent route, where it stays while a subscription is open in a dialog. */
export default function AllSubscriptions() {
  return <PageHead title="page.subscriptions" isUnlisted />;
}
