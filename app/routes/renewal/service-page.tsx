import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";
import { laterView, stylesOfLaterViews } from "../../rendering/later-view.tsx";
import { PageHead } from "../../page-head.tsx";
import { useLookAgain } from "../../visit/use-look-again.ts";
import { OfferAway } from "./offer-away-later.tsx";
import type { actOnService, loadService } from "./service-request.server.ts";

const ServiceView = laterView(
  async () => (await import("../../features/renewal/service-page/service-view.tsx")).ServiceView,
);
const ThankYouView = laterView(
  async () => (await import("../../features/renewal/service-page/thank-you-view.tsx")).ThankYouView,
);

const BeingRenewedView = laterView(
  async () => (await import("../../features/renewal/service-page/being-renewed-view.tsx")).BeingRenewedView,
);

export const serviceStyles = stylesOfLaterViews(
  "app/features/renewal/service-page/service-view.tsx",
  "app/features/renewal/service-page/thank-you-view.tsx",
  "app/features/renewal/service-page/being-renewed-view.tsx",
);

/** Says that the visitor came from the list of several services. */
const FROM_LIST = "fromMSR";

type Sent<Result> = Result extends Promise<infer Answer> ? (Answer extends { data: infer Data } ? Data : never) : never;
type Props = {
  loaderData: Sent<ReturnType<typeof loadService>>;
  actionData: Sent<ReturnType<typeof actOnService>> | undefined;
};

/** A service as it is renewed, in whichever of its states it is. */
export function ServicePage({ loaderData, actionData }: Props) {
  useForgetfulAddress();
  useLookAgain(loaderData.kind === "beingRenewed");
  if (loaderData.kind === "unavailable") return <OfferAway page={loaderData} />;
  if (loaderData.kind === "beingRenewed") {
    const { vehicle, today, service } = loaderData;
    return (
      <>
        <PageHead title="renewal.title" isUnlisted />
        <BeingRenewedView vehicle={vehicle} today={today} service={service} />
      </>
    );
  }
  if (loaderData.kind === "inactive") {
    const { vehicle, today, endsOn, isRegistered } = loaderData;
    return (
      <>
        <PageHead title="renewal.title" isUnlisted />
        <ThankYouView vehicle={vehicle} today={today} endsOn={endsOn} isRegistered={isRegistered} />
      </>
    );
  }
  const { page } = loaderData;
  const { name } = page.product;
  return (
    <>
      <PageHead title={{ name }} description="page.serviceDescription" values={{ productName: name }} />
      <ServiceView page={page} problem={actionData?.problem} />
    </>
  );
}

/** Where somebody came from is read once; an address that is kept or sent on does not tell it. */
function useForgetfulAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(FROM_LIST)) return;
    query.delete(FROM_LIST);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}

/** Forgetting where somebody came from changes nothing on the page. */
export function keepWhileForgetting({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isForgetting = currentUrl.searchParams.has(FROM_LIST) && !nextUrl.searchParams.has(FROM_LIST);
  return isForgetting && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
