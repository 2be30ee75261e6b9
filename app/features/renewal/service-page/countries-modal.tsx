import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { CountryList } from "./country-list.tsx";
import type { ServicePage } from "./load-service-page.server.ts";

type Props = { isOpen: boolean; onClose: () => void; service: string };

/** Loads the names from the page's own address when it is opened. */
export function CountriesModal({ isOpen, onClose, service }: Props) {
  const t = useMessage();
  const fetcher = useFetcher<{ page?: ServicePage }>();
  const { load, state, data } = fetcher;
  const countries = data?.page?.countries;
  useEffect(() => {
    if (isOpen && !countries && state === "idle") void load("?countries");
    // Loads once each time it is opened; a failure must not repeat the request for ever.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("renewal.countries")} closeLabel={t("common.close")} isWide>
      {countries ? (
        <CountryList service={service} countries={countries} isWide />
      ) : (
        <output>{state === "idle" && data ? t("error.unavailable") : t("loading.moment")}</output>
      )}
    </Modal>
  );
}
