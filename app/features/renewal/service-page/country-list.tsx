import type { CoveredCountry } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./country-list.module.css";

type Props = { service: string; countries: readonly CoveredCountry[]; isWide?: boolean };

export function CountryList({ service, countries, isWide = false }: Props) {
  const t = useMessage();
  return (
    <>
      <p className="quiet">{t("renewal.countriesText", { service, count: countries.length })}</p>
      <ul className={classNames(styles.list, isWide && styles.wide)}>
        {countries.map(({ code, name, isLimited }) => (
          <li key={code}>{isLimited ? t("renewal.limitedIn", { country: name }) : name}</li>
        ))}
      </ul>
    </>
  );
}
