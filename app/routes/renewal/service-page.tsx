import { useEffect, useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { FROM_LIST } from "../../features/renewal/from-list.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useRetryWhileDown } from "../../page/use-retry-while-down.ts";
import { OfferUnavailable } from "./lazy-offer-unavailable.tsx";
import type { actOnService, loadService } from "./service-request.server.ts";

const ServiceView = hydrateOnInteraction(
  async () => (await import("../../features/renewal/service-page/service-view.tsx")).ServiceView,
);
const NotRenewableYetView = hydrateOnInteraction(
  async () => (await import("../../features/renewal/service-page/not-renewable-yet-view.tsx")).NotRenewableYetView,
);

const BeingRenewedView = hydrateOnInteraction(
  async () => (await import("../../features/renewal/service-page/being-renewed-view.tsx")).BeingRenewedView,
);

export const serviceStyles = stylesOfLazyViews(
  "app/features/renewal/service-page/service-view.tsx",
  "app/features/renewal/service-page/not-renewable-yet-view.tsx",
  "app/features/renewal/service-page/being-renewed-view.tsx",
);

/** The query parameter of a visit from the list of several services. */

type LoadedData<Result> =
  Result extends Promise<infer Answer> ? (Answer extends { data: infer Data } ? Data : never) : never;
type Props = {
  loaderData: LoadedData<ReturnType<typeof loadService>>;
  actionData: LoadedData<ReturnType<typeof actOnService>> | undefined;
};

/** The renewal page of a service, in any of its states. */
export function ServicePage({ loaderData, actionData }: Props) {
  useRemoveFromListParam();
  useRetryWhileDown(loaderData.kind === "beingRenewed");
  if (loaderData.kind === "unavailable") return <OfferUnavailable page={loaderData} />;
  if (loaderData.kind === "beingRenewed") {
    const { vehicle, today, service } = loaderData;
    return (
      <>
        <PageHead title="renewal.title" isUnlisted />
        <BeingRenewedView vehicle={vehicle} today={today} service={service} />
      </>
    );
  }
  if (loaderData.kind === "notRenewableYet") {
    const { kind: _, ...props } = loaderData;
    return (
      <>
        <PageHead title="renewal.title" isUnlisted />
        <NotRenewableYetView {...props} />
      </>
    );
  }
  return <ServiceDetail page={loaderData.page} problem={actionData?.problem} />;
}

type DetailProps = {
  page: Extract<Props["loaderData"], { kind: "detail" }>["page"];
  problem: NonNullable<Props["actionData"]>["problem"] | undefined;
};

/** The measured item is marked outside the view, because the code of the view may be loaded later than the page. */
function ServiceDetail({ page, problem }: DetailProps) {
  const { name, productId } = page.product;
  const shown = useVisitFromList(page);
  return (
    <div data-measured-item={productId}>
      <PageHead title={{ name }} description="page.serviceDescription" values={{ productName: name }} />
      <ServiceView page={shown} problem={problem} />
    </div>
  );
}

/** The state of a history entry, which stays after the parameter is removed from the address. */
type VisitState = { isFromList: true };

const isFromList = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isFromList" in state && state.isFromList === true;

/** `fromMSR` is read once and taken out of the address; the history entry keeps it for reloads and refreshed data. */
function useRemoveFromListParam(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(FROM_LIST)) return;
    const isList = query.get(FROM_LIST) === "true";
    query.delete(FROM_LIST);
    const state: VisitState | null = isList ? { isFromList: true } : null;
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true, state });
  }, [pathname, search, hash, navigate]);
}

/** The page as a visitor from the list sees it. The server cannot know the history entry, so it is used after hydration. */
function useVisitFromList(page: DetailProps["page"]): DetailProps["page"] {
  const { state } = useLocation();
  const isVisit = useHydrated() && isFromList(state);
  return useMemo(() => (isVisit ? asFromList(page) : page), [isVisit, page]);
}

function asFromList(page: DetailProps["page"]): DetailProps["page"] {
  if (page.isFromList) return page;
  const notice = page.notice?.kind === "expired" ? { ...page.notice, hasSentence: false } : page.notice;
  return { ...page, isFromList: true, notice };
}

/** Taking `fromMSR` out of the address changes nothing on the page. */
export function keepDataOnParamRemoval({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isRemoval = currentUrl.searchParams.has(FROM_LIST) && !nextUrl.searchParams.has(FROM_LIST);
  return isRemoval && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
