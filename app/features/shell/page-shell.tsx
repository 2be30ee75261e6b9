import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { MessageId } from "../../i18n/message-id.ts";
import { useMessage } from "../../i18n/message.tsx";
import { OfflineBanner } from "../../ui/offline-banner/offline-banner.tsx";
import { SharedPart } from "../../rendering/shared-parts/shared-part.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ShopCheckoutHeader, ShopHeader } from "./shop-header.tsx";
import { SlowNavigation } from "./browser-behaviour/slow-navigation.tsx";
import { useFocusOnNavigation } from "./browser-behaviour/use-focus-on-navigation.ts";
import { useServiceWorker } from "./browser-behaviour/use-service-worker.ts";
import type { Visitor } from "./visitor.ts";

const mainId = "main";

type Props = {
  visitor: Visitor;
  basketLink: ReactNode;
  /** What the footer says about tax. */
  taxNote: MessageId | undefined;
  /** Without header and footer: the design system's and the splash pages. */
  isBare?: boolean;
  isClosed?: boolean;
  children: ReactNode;
};

/** Header, footer and skip link around every page. */
export function PageShell({ visitor, basketLink, taxNote, isBare = false, isClosed = false, children }: Props) {
  const t = useMessage();
  const { pathname } = useLocation();
  useFocusOnNavigation();
  useServiceWorker();
  return (
    <>
      <a className="skip" href={`#${mainId}`}>
        {t("shell.skip")}
      </a>
      <OfflineBanner text={t("offline.banner")} />
      {isBare ? null : pathname === "/checkout" ? (
        <ShopCheckoutHeader />
      ) : import.meta.env.SSR && visitor.kind === "guest" ? (
        <SharedPart name="header" inputs={visitor}>
          <ShopHeader visitor={visitor} basketLink={basketLink} />
        </SharedPart>
      ) : (
        <ShopHeader visitor={visitor} basketLink={basketLink} />
      )}
      <main id={mainId} tabIndex={-1} data-closed={isClosed || undefined}>
        {children}
      </main>
      {isBare ? null : import.meta.env.SSR ? (
        <SharedPart name="footer" inputs={taxNote}>
          <ShopFooter taxNote={taxNote} />
        </SharedPart>
      ) : (
        <ShopFooter taxNote={taxNote} />
      )}
      <SlowNavigation />
    </>
  );
}
