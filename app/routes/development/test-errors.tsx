import { useNavigate, useSearchParams } from "react-router";
import { PageHead } from "../../page/page-head.tsx";
import { type MismatchPage, mismatchPages } from "../../features/payment/rules/mismatch-continuation.ts";
import { ERROR_TEXTS, type ShownError } from "../../features/payment/rules/payment-error-text.ts";
import { PaymentErrorModal } from "../../features/payment/step/payment-error-modal.tsx";
import { ShopLink, useRouterTarget } from "../../site/shop-context.tsx";
import type { Route } from "./+types/test-errors";
import { refuse } from "../../request/refuse.ts";

const statuses = ["404", "500", "503"];
const title = "Errors on purpose";
const paymentTitle = "A payment that fails";
const paymentErrors = Object.keys(ERROR_TEXTS) as ShownError[];

/** Fails as requested: `?throw=404` with a status, `?throw=defect` as broken code would. */
export function loader({ request }: Route.LoaderArgs) {
  const requested = new URL(request.url).searchParams.get("throw");
  if (requested === "defect") throw new Error("A defect, thrown on purpose.");
  if (requested && statuses.includes(requested)) refuse(Number(requested));
  return null;
}

export default function TestErrors() {
  return (
    <section className="section wrap stack">
      <PageHead title={{ name: title }} isUnlisted />
      <h1 className="display d-48">{title}</h1>
      <ul className="stack">
        {[...statuses, "defect"].map((name) => (
          <li key={name}>
            <ShopLink to={`/test-errors?throw=${name}`}>{name}</ShopLink>
          </li>
        ))}
      </ul>
      <h2 className="display d-28">{paymentTitle}</h2>
      <ul className="stack">
        {paymentErrors.flatMap(linksFor).map(({ name, query }) => (
          <li key={name}>
            <ShopLink to={`/test-errors?${query}`}>{name}</ShopLink>
          </li>
        ))}
      </ul>
      <FailedPayment />
    </section>
  );
}

/** Only one error depends on the page of the payment. */
function linksFor(error: ShownError): { name: string; query: string }[] {
  if (error !== "billing_address_missmatch") return [{ name: error, query: `payment=${error}` }];
  return mismatchPages.map((page) => ({ name: `${error}, ${page}`, query: `payment=${error}&page=${page}` }));
}

function FailedPayment() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hrefOf = useRouterTarget();
  const error = paymentErrors.find((one) => one === query.get("payment"));
  const page: MismatchPage = mismatchPages.find((one) => one === query.get("page")) ?? "checkout";
  if (!error) return null;
  return <PaymentErrorModal error={error} page={page} onClose={() => void navigate(hrefOf("/test-errors"))} />;
}
