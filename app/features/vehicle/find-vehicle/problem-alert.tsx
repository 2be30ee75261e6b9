import { useEffect } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { ButtonAnchor, ButtonLink } from "../../../ui/button/button.tsx";
import styles from "./find-vehicle-form.module.css";
import type { VinExplanation } from "./vin-problem.ts";

/** What is wrong, and the way on: to the shop that sells for the vehicle, or to customer care. */
export function ProblemAlert({ alert, shop, hasContactLink }: VinExplanation) {
  const t = useMessage();
  const href = useRouterTarget();
  // The alert comes after the focus was set, and pushes the field down.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would take for a clean-up.
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }, []);
  if (!alert) return null;
  const { title, text } = alert;
  return (
    <Alert kind="error" title={t(title.id, title.values)} className={styles.alert}>
      {text ? <p>{t(text.id, text.values)}</p> : null}
      {shop ? (
        <ButtonAnchor href={shop.href}>
          {"makeName" in shop
            ? t("vin.goToSite", { brand: shop.makeName })
            : t("vin.goToCountry", { country: t(`country.${shop.country}`) })}
        </ButtonAnchor>
      ) : null}
      {hasContactLink ? (
        <ButtonLink tone="line" to={href("/contact-us")}>
          {t("footer.contact")}
        </ButtonLink>
      ) : null}
    </Alert>
  );
}

/** Shown while a letter is typed that no VIN has. */
export function CorrectedNote() {
  return <Alert kind="info" title={useMessage()("vin.corrected")} className={styles.alert} />;
}
