import { data } from "react-router";
import { NotFoundPage } from "../../features/shell/error-pages/error-page.tsx";
import { PageHead } from "../../page/page-head.tsx";

export const loader = () => data(null, { status: 404 });

export default function PageNotFound() {
  return (
    <>
      <PageHead title="page.notFound" isUnlisted />
      <NotFoundPage />
    </>
  );
}
