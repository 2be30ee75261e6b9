import { useMessage } from "../../i18n/message.tsx";
import type { MessageId } from "../../i18n/message-id.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useRetryWhileDown } from "../../page/use-retry-while-down.ts";
import { OfferUnavailable } from "./lazy-offer-unavailable.tsx";
import type { actOnServices, loadServices } from "./service-request.server.ts";

const ServicesView = hydrateOnInteraction(
  async () => (await import("../../features/renewal/services-page/services-view.tsx")).ServicesView,
);
const NothingDueView = hydrateOnInteraction(
  async () => (await import("../../features/renewal/services-page/nothing-due-view.tsx")).NothingDueView,
);

export const servicesStyles = stylesOfLazyViews(
  "app/features/renewal/services-page/services-view.tsx",
  "app/features/renewal/services-page/nothing-due-view.tsx",
);

type LoadedData<Result> =
  Result extends Promise<infer Answer> ? (Answer extends { data: infer Data } ? Data : never) : never;
type Props = {
  title: MessageId;
  /** Whether services that are not due are left out. */
  isOnlyDue: boolean;
  loaderData: LoadedData<ReturnType<typeof loadServices>>;
  actionData: LoadedData<ReturnType<typeof actOnServices>> | undefined;
};

/** The services of a vehicle that are due, or the message that none is. */
export function ServicesPage({ title, isOnlyDue, loaderData, actionData }: Props) {
  const t = useMessage();
  useRetryWhileDown(loaderData.kind === "list" && loaderData.page.renewing.length > 0);
  if (loaderData.kind === "unavailable") return <OfferUnavailable page={loaderData} />;
  const { page, isRegistered } = loaderData;
  return (
    <>
      <PageHead title={title} description="page.servicesDescription" />
      {page.due.length > 0 ? (
        <ServicesView page={page} title={t(title)} problem={actionData?.problem} isOnlyDue={isOnlyDue} />
      ) : (
        <NothingDueView page={page} isRegistered={isRegistered} />
      )}
    </>
  );
}
