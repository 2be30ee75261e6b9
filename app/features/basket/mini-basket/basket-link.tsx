import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { IconLink } from "../../../ui/icon-button/icon-button.tsx";

const MiniBasketLink = lazy(async () => ({ default: (await import("./mini-basket-link.tsx")).MiniBasketLink }));

/** Pages on which services are chosen; on the others the link leads straight to the checkout. */
const miniBasketPages = /^\/(?:(?:service|single-detail-page)\/[^/]+|services|renew-all)\/?$/;

/** A link to the checkout, which opens the mini basket where a script runs. */
export function BasketLink({ count }: { count: number | undefined }) {
  const t = useMessage();
  const to = useRouterTarget()("/checkout");
  const { pathname } = useLocation();
  const label = count === undefined ? t("minicart.title") : t("header.bag", { count });
  const link = <IconLink icon="bag" label={label} count={count} to={to} />;
  if (!miniBasketPages.test(pathname)) return link;
  return (
    <Suspense fallback={link}>
      <MiniBasketLink label={label} count={count} to={to} />
    </Suspense>
  );
}
