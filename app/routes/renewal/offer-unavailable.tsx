import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ErrorBand } from "../../features/shell/error-pages/error-band.tsx";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page-head.tsx";
import { Button } from "../../ui/button/button.tsx";

/** How often a page that has nothing to show looks again, in milliseconds. */
const LOOK_AGAIN_MS = 10_000;

/** Nothing can be sold while commerce is silent. The page comes back by itself; the button works without scripts. */
export function OfferUnavailable() {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const looking = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [revalidate]);
  return (
    <>
      <PageHead title="page.genericError" isUnlisted />
      <ErrorBand title={t("error.unableTitle")} text={t("error.unavailable")}>
        <form>
          <Button tone="night" type="submit">
            {t("error.retry")}
          </Button>
        </form>
      </ErrorBand>
    </>
  );
}
