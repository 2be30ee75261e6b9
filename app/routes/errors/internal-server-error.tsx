import { data } from "react-router";
import { InternalServerErrorPage } from "../../features/shell/error-pages/error-page.tsx";
import { PageHead } from "../../page/page-head.tsx";

export const loader = () => data(null, { status: 500 });

export default function InternalServerError() {
  return (
    <>
      <PageHead title="page.serverError" isUnlisted />
      <InternalServerErrorPage />
    </>
  );
}
