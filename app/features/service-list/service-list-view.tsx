import { useMessage } from "../../i18n/message.tsx";
import { PartUnavailable } from "../../page/part-unavailable.tsx";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { SectionHead } from "../../ui/section-head/section-head.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { ServicePage } from "./list-services.ts";
import { type Listing, listingQuery } from "./listing-parameters.ts";
import { ListingLinks } from "./listing-links.tsx";
import type { ListedVehicle, ServiceList } from "./load-service-list.server.ts";
import { ServiceEntry } from "./service-entry.tsx";
import styles from "./service-list.module.css";
import { SERVICE_LIST_PATH } from "./service-list-path.ts";

/** All services with what they are for the customer's vehicles. Every choice is a link, so it works without scripts. */
export function ServiceListView({ list: { listing, vehicles, services } }: { list: ServiceList }) {
  const t = useMessage();
  const { site } = useShop();
  return (
    <section className={styles.list}>
      <SectionHead isBare title={t("serviceList.title")} lead={t("serviceList.lead", { brand: site.makeName })} />
      {vehicles.isAvailable ? null : <PartUnavailable />}
      {vehicles.isAvailable && vehicles.value.length === 0 ? <NoVehicle /> : null}
      {services.isAvailable ? (
        <>
          <ListingLinks listing={listing} categories={services.value.categories} hasVehicles={hasAny(vehicles)} />
          <Services
            page={services.value.page}
            listing={listing}
            vehicles={vehicles.isAvailable ? vehicles.value : []}
          />
        </>
      ) : (
        <PartUnavailable />
      )}
    </section>
  );
}

const hasAny = (vehicles: ServiceList["vehicles"]): boolean => vehicles.isAvailable && vehicles.value.length > 0;

function NoVehicle() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <p>
      {t("overview.noVehicleText")} <TextLink to={href("/vin-error")}>{t("overview.enterVin")}</TextLink>
    </p>
  );
}

type ServicesProps = { page: ServicePage; listing: Listing; vehicles: readonly ListedVehicle[] };

function Services({ page, listing, vehicles }: ServicesProps) {
  const t = useMessage();
  const href = useRouterTarget();
  if (page.total === 0) {
    return (
      <EmptyState
        title={t("serviceList.none")}
        action={
          <ButtonLink tone="line" to={href(SERVICE_LIST_PATH)}>
            {t("serviceList.showAll")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <p className="small quiet">{t("serviceList.showing", { from: page.from, to: page.to, total: page.total })}</p>
      <ul>
        {page.services.map((service) => (
          <ServiceEntry key={service.productId} service={service} vehicles={vehicles} />
        ))}
      </ul>
      <Paging page={page} listing={listing} />
    </>
  );
}

function Paging({ page: { previousOffset, nextOffset }, listing }: Pick<ServicesProps, "page" | "listing">) {
  const t = useMessage();
  const href = useRouterTarget();
  const to = (offset: number) => href(`${SERVICE_LIST_PATH}${listingQuery({ ...listing, offset })}`);
  if (previousOffset === undefined && nextOffset === undefined) return null;
  return (
    <nav aria-label={t("serviceList.pages")} className={styles.paging}>
      {previousOffset === undefined ? null : (
        <ButtonLink tone="line" to={to(previousOffset)} rel="prev">
          {t("serviceList.previous")}
        </ButtonLink>
      )}
      {nextOffset === undefined ? null : (
        <ButtonLink tone="line" to={to(nextOffset)} rel="next">
          {t("serviceList.next")}
        </ButtonLink>
      )}
    </nav>
  );
}
