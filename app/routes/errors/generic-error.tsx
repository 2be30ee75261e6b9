import { data } from "react-router";
import { FailurePage } from "../../features/shell/error-pages/error-page.tsx";
import { PageHead } from "../../page-head.tsx";

export const loader = () => data(null, { status: 500 });

export default function GenericError() {
  return (
    <>
      <PageHead title="page.genericError" isUnlisted />
      <FailurePage />
    </>
  );
}
